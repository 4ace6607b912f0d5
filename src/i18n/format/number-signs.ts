/** How a language writes numbers, for amounts that are typed; apart from the formats, since only forms for money need it. */
import type { NumberSigns } from '../../rules/money/typed-amount.ts'
import { cached } from './intl-cache.ts'

/** The signs that part thousands and decimals, with the digits of `format.ts`. */
export const numberSigns: (locale: string) => NumberSigns = cached((locale) => {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: 'always' }).formatToParts(
    1_234_567.5,
  )
  const sign = (type: 'group' | 'decimal', otherwise: string): string =>
    parts.find((part) => part.type === type)?.value ?? otherwise
  const [, inner] = parts.flatMap(({ type, value }) => (type === 'integer' ? value : []))
  return { group: sign('group', ','), decimal: sign('decimal', '.'), hasLakhs: inner?.length === 2 }
})
