import { MoneyError, parseMoney } from '../../../rules/money/money.ts'

/**
 * A game's smallest or largest bet in minor units.
 * @param text a decimal string as the server says it; may be empty
 * @param digits decimals of the brand's currency
 * @returns `null` where it is not known, or can't be said in this currency
 */
export function readBet(text: string, digits: number): bigint | null {
  if (text === '') return null
  try {
    const bet = parseMoney(text, digits)
    // Less than nothing is no limit.
    return bet < 0n ? null : bet
  } catch (error) {
    if (error instanceof MoneyError) return null
    throw error
  }
}
