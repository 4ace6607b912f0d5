/** Amounts of records, which are told as the platform has them. */
import { MoneyError, parseMoney } from '../../rules/money/money.ts'
import { formatMoney, type Currency } from './format.ts'

/** A record's amount, a decimal string, with all the decimals that the platform gave it; what is none, as it came. */
export function recordAmount(amount: string, currency: Currency, locale: string): string {
  const own = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0
  const digits = Math.max(currency.digits, own)
  try {
    return formatMoney(parseMoney(amount, digits), { ...currency, digits }, locale)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    return amount
  }
}
