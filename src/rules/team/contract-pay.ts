/** What a contract pays on given figures, in minor units, rounded down: nothing is paid that was not earned in full. */
import { RATE_DIGITS, tierFor, type ContractTerms, type Rate, type Reached, type Tier } from './contract-terms.ts'

/** A whole: a hundred percent. */
const WHOLE = 100n * 10n ** BigInt(RATE_DIGITS)

/** A part of an amount. */
export const partOf = (amount: bigint, rate: Rate): bigint => (amount > 0n ? (amount * rate) / WHOLE : 0n)

/** What a team has come to in a period, a day or an hour. */
export type Figures = Reached

/** What a dividend, a daily or an hourly salary pays for one period, day or hour. */
export function payFor({ kind, tiers }: Pick<ContractTerms, 'kind' | 'tiers'>, figures: Figures): bigint {
  const tier = tierFor(tiers, figures)
  if (!tier) return 0n
  return partOf(kind === 'dividend' ? figures.netLoss : figures.validBet, tier.rate)
}

/** A bet that was settled. */
interface SettledBet {
  readonly validBet: bigint
  /** What it brought less what was bet; neither rate is paid where it is nothing. */
  readonly result: bigint
}

/** What a real-time salary pays for one bet. */
export function payForBet(tiers: readonly Tier[], { validBet, result }: SettledBet): bigint {
  const tier = tierFor(tiers, { validBet, netLoss: 0n, activeMembers: 0 })
  if (!tier || result === 0n) return 0n
  return partOf(validBet, result > 0n ? tier.rate : tier.lossRate)
}
