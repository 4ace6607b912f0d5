/** What a team has bet, lost, brought in and taken out: what the books hold, and what is computed of those who were grown. */
import type { Figures } from '../../../src/rules/team/contract-pay.ts'
import type { Span } from '../../../src/rules/team/settlement-spans.ts'
import type { Services } from '../context.ts'
import { pastBets, pastCash } from '../seeds/team/history.ts'
import { minorUnits } from '../site/merchant.ts'
import type { TeamBet, TeamCash } from '../store/team/tree.ts'

type Asked = Pick<Services, 'store' | 'merchants'>

const byTime = <Event extends { readonly at: number }>(one: readonly Event[], other: readonly Event[]): Event[] =>
  other.length === 0 ? [...one] : [...one, ...other].toSorted((a, b) => a.at - b.at)

/** The merchant's unit of money that a member's past is drawn in. */
function unitOf({ store, merchants }: Asked, member: string): bigint {
  const merchant = merchants.get(store.members.byId(member)?.merchant ?? '')
  return merchant ? minorUnits(merchant, 1) : 1n
}

/** The bets of a member and all below in a stretch of time, in their order. */
export function betsOf(asked: Asked, top: string, span: Span): TeamBet[] {
  const unit = unitOf(asked, top)
  const computed = asked.store.tree.pasts(top).flatMap((past) => pastBets(past, span, unit))
  return byTime(asked.store.tree.bets(top, span.startTime, span.endTime), computed)
}

/** What a member and all below have brought in and taken out in a stretch of time, in its order. */
export function cashOf(asked: Asked, top: string, span: Span): TeamCash[] {
  const unit = unitOf(asked, top)
  const computed = asked.store.tree.pasts(top).flatMap((past) => pastCash(past, span, unit))
  return byTime(asked.store.tree.cash(top, span.startTime, span.endTime), computed)
}

/** All of them in figures. */
export const figuresOf = (bets: readonly TeamBet[]): Figures => ({
  validBet: bets.reduce((sum, { validBet, count }) => sum + validBet * BigInt(count), 0n),
  netLoss: bets.reduce((sum, { result, count }) => sum - result * BigInt(count), 0n),
  activeMembers: new Set(bets.map(({ member }) => member)).size,
})

/** How many bets there were of one size that ended in one way; those that brought nothing and cost nothing are left out. */
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

/** All amounts together. */
export const sumOf = (all: readonly { readonly amount: bigint }[]): bigint =>
  all.reduce((sum, { amount }) => sum + amount, 0n)
