/** Percentages as people read them. */
import { RATE_DIGITS } from '../../rules/money/deposit.ts'
import { toDecimal } from '../../rules/money/money.ts'
import { cached } from './intl-cache.ts'

const percent = { numberingSystem: 'latn', useGrouping: 'always', style: 'unit', unit: 'percent' } as const
const percents = cached((locale) => new Intl.NumberFormat(locale, { ...percent, maximumFractionDigits: RATE_DIGITS }))
/** With one decimal, also where it is none. The rest is cut, since nothing may promise more than was said. */
const returns = cached(
  (locale) =>
    new Intl.NumberFormat(locale, {
      ...percent,
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      roundingMode: 'trunc',
    }),
)

/** Spanish has no space before the sign, as the Americas write it; the language's own data is Spain's, which has one. */
const IS_TIGHT = /^es\b/

/** Writes a percentage as the wire has it. @param rate a decimal string, such as `1.50` for 1.5 % */
export const percentText = (rate: string, locale: string): string => written(percents(locale), rate, locale)

/** Writes what a game returns to its players, such as `96.0%`, alike everywhere. @param rate as above */
export const returnText = (rate: string, locale: string): string => written(returns(locale), rate, locale)

function written(format: Intl.NumberFormat, rate: string, locale: string): string {
  // The cast: a decimal string is formatted without loss (Intl.NumberFormat v3).
  const text = format.format(rate as `${number}`)
  return IS_TIGHT.test(locale) ? text.replace(/\s/g, '') : text
}

/** Writes a percentage, such as `1.5%`. @param rate in units of `RATE_DIGITS` decimals */
export const percentOf = (rate: bigint, locale: string): string => percentText(toDecimal(rate, RATE_DIGITS), locale)
