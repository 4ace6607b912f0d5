/** What may be staked on a game, in a merchant's currency. */
import { toDecimal } from '../../../../src/rules/money/money.ts'
import { minorUnits, type Worth } from '../../site/merchant.ts'
import type { Game } from './games.ts'

/** An amount of a currency with cents, such as `0.25`, in the minor units of a merchant's own. */
export function minorAmount(merchant: Worth, text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.')
  const hundredths = BigInt(whole + decimals.padEnd(2, '0').slice(0, 2))
  return (hundredths * minorUnits(merchant, 1)) / 100n
}

/** The same as the wire says it: a decimal string. */
export const localAmount = (merchant: Worth, text: string): string =>
  toDecimal(minorAmount(merchant, text), merchant.currencyDigits)

/** The smallest and the largest bet of a game, in minor units. */
export const betLimits = (merchant: Worth, { minBet, maxBet }: Pick<Game, 'minBet' | 'maxBet'>) => ({
  least: minorAmount(merchant, minBet),
  most: minorAmount(merchant, maxBet),
})
