/** Amounts of records, which are told as the platform has them. */
import { MoneyError, parseMoney } from '../rules/money.ts'
import { formatMoney, type Currency } from './format.ts'

/** A record's amount, a decimal string; one with more decimals than the currency has stands as the platform wrote it. */
export function recordAmount(amount: string, currency: Currency, locale: string): string {
  try {
    return formatMoney(parseMoney(amount, currency.digits), currency, locale)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    return amount
  }
}
