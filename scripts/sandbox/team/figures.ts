/** What a team has bet and lost, for what contracts are measured by. */
import type { Figures } from '../../../src/rules/team/contract-pay.ts'
import type { Span } from '../../../src/rules/team/settlement-spans.ts'
import type { Services } from '../context.ts'
import type { TeamBet } from '../store/team/tree.ts'

/** The bets of a member and all below in a stretch of time, in their order. */
export const betsOf = ({ store }: Pick<Services, 'store'>, top: string, { startTime, endTime }: Span): TeamBet[] =>
  store.tree.bets(top, startTime, endTime)

/** All of them in figures. */
export const figuresOf = (bets: readonly TeamBet[]): Figures => ({
  validBet: bets.reduce((sum, { validBet, count }) => sum + validBet * BigInt(count), 0n),
  netLoss: bets.reduce((sum, { result, count }) => sum - result * BigInt(count), 0n),
  activeMembers: new Set(bets.map(({ member }) => member)).size,
})

/** How many bets there were of one size that ended in one way; those that brought neither are left out. */
export function betsBySize(bets: readonly TeamBet[]): { validBet: bigint; won: boolean; count: number }[] {
  const found = new Map<string, { validBet: bigint; won: boolean; count: number }>()
  for (const { validBet, result, count } of bets) {
    if (result === 0n) continue
    const won = result > 0n
    const key = `${validBet} ${won}`
    found.set(key, { validBet, won, count: count + (found.get(key)?.count ?? 0) })
  }
  return [...found.values()]
}
