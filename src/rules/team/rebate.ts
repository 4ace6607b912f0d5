/**
 * Rebates on bets in a team: nobody gives more than they get, and nobody is given less than they give already. Spec: not shown.
 */
import { partOf } from './contract-pay.ts'
import type { Rate } from './contract-terms.ts'

export interface RebateBounds {
  readonly min: Rate
  readonly max: Rate
}

/**
 * What a member of the first line may be given.
 * @param own what whoever gives it gets
 * @param below what those get whom the member gives something
 */
export const rebateBounds = (own: Rate, below: readonly Rate[]): RebateBounds => {
  const min = below.reduce((most, rate) => (rate > most ? rate : most), 0n)
  return { min: min < own ? min : own, max: own }
}

/** What an agent earns of bets in the team of somebody below, in minor units, rounded down: the difference of the two rebates. */
export const commissionOf = (validBet: bigint, own: Rate, theirs: Rate): bigint =>
  own > theirs ? partOf(validBet, own - theirs) : 0n
