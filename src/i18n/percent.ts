/** Percentages as people read them. */
import { RATE_DIGITS } from '../rules/deposit.ts'
import { toDecimal } from '../rules/money.ts'
import { cached } from './cached.ts'

const percents = cached(
  (locale) =>
    new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      style: 'unit',
      unit: 'percent',
      maximumFractionDigits: RATE_DIGITS,
    }),
)

/** Writes a percentage as the wire has it. @param rate a decimal string, such as `1.50` for 1.5 % */
export const percentText = (rate: string, locale: string): string =>
  // The cast: a decimal string is formatted without loss (Intl.NumberFormat v3).
  percents(locale).format(rate as `${number}`)

/** Writes a percentage, such as `1.5%`. @param rate in units of `RATE_DIGITS` decimals */
export const percentOf = (rate: bigint, locale: string): string => percentText(toDecimal(rate, RATE_DIGITS), locale)
