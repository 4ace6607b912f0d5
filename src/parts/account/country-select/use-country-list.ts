import { useActiveOption, type ActiveOption } from '../../../ui/lists/use-active-option.ts'
import { findCountries, type Country } from './countries.ts'
import { useNativeNames } from './use-countries.ts'

export interface CountryList extends ActiveOption {
  readonly shown: readonly Country[]
  readonly natives: ReadonlyMap<string, string>
}

interface CountryListOptions {
  readonly countries: readonly Country[]
  /** The ISO code of the country that is chosen. */
  readonly chosen: string | undefined
  /** What was typed to find one. */
  readonly query: string
  readonly onChoose: (country: Country) => void
}

/** The list under a combobox: what fits, and which of it the keyboard is at (ARIA practices, "Combobox"). */
export function useCountryList({ countries, chosen, query, onChoose }: CountryListOptions): CountryList {
  const natives = useNativeNames(countries)
  const shown = findCountries(countries, natives, query)
  const own = query.trim() === '' ? shown.findIndex(({ countryCode }) => countryCode === chosen) : 0
  const option = useActiveOption({
    count: shown.length,
    first: Math.max(0, own),
    query,
    onChoose: (at) => {
      const country = shown[at]
      if (country) onChoose(country)
    },
  })
  return { shown, natives, ...option }
}
