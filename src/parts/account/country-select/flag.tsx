import sheets from 'virtual:flag-sheets'
import * as css from './country-select.css.ts'

/** The flag of a country, three to two; an empty frame where there is none. It stands beside the country's name or code. */
export function Flag({ countryCode }: { readonly countryCode: string }) {
  const sheet = sheets[countryCode.charAt(0)]
  return sheet === undefined ? (
    <span aria-hidden className={css.flag} />
  ) : (
    <img src={`${sheet}#${countryCode}`} alt="" loading="lazy" width={24} height={16} className={css.flag} />
  )
}
