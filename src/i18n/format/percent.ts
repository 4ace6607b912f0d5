/** Percentages as people read them. */
import { RATE_DIGITS } from '../../rules/money/deposit.ts'
import { toDecimal } from '../../rules/money/money.ts'
import { cached } from './intl-cache.ts'

const percents = cached(
  (locale) =>
    new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      useGrouping: 'always',
      style: 'unit',
      unit: 'percent',
      maximumFractionDigits: RATE_DIGITS,
    }),
)

/** Spanish has no space before the sign, as the Americas write it; the language's own data is Spain's, which has one. */
const IS_TIGHT = /^es\b/

/** Writes a percentage as the wire has it. @param rate a decimal string, such as `1.50` for 1.5 % */
export function percentText(rate: string, locale: string): string {
  // The cast: a decimal string is formatted without loss (Intl.NumberFormat v3).
  const text = percents(locale).format(rate as `${number}`)
  return IS_TIGHT.test(locale) ? text.replace(/\s/g, '') : text
}

/** Writes a percentage, such as `1.5%`. @param rate in units of `RATE_DIGITS` decimals */
export const percentOf = (rate: bigint, locale: string): string => percentText(toDecimal(rate, RATE_DIGITS), locale)
