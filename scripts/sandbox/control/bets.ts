/** A betting record as the control calls write it. */
import { toDecimal } from '../../../src/rules/money/money.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import type { Bet } from '../store/records/bets.ts'

/** Amounts as decimal strings; what was bet, and what each turn showed, as what they are. */
export function writeBet(bet: Bet, { currencyDigits }: MerchantSeed) {
  const { state: _, house: __, seed: ___, stake, win, validBet, ...kept } = bet
  const decimal = (minor: bigint): string => toDecimal(minor, currencyDigits)
  return {
    ...kept,
    stake: decimal(stake),
    win: decimal(win),
    validBet: decimal(validBet),
    // Written as JSON by the games' server.
    bet: JSON.parse(bet.bet) as unknown,
    details: JSON.parse(bet.details) as unknown,
  }
}
