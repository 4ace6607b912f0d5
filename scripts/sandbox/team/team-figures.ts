/** What the teams below an agent have come to, branch by branch. */
import { byPeriod, type Span } from '../../../src/rules/team/settlement-spans.ts'
import { commissionOf } from '../../../src/rules/team/rebate.ts'
import type { Context } from '../context.ts'
import type { TeamBet, TeamCash } from '../store/team/tree.ts'
import { betsOf, cashOf, figuresOf } from './figures.ts'

/** What members have done in a stretch of time, each in its order. */
export interface Done {
  readonly bets: readonly TeamBet[]
  readonly cash: readonly TeamCash[]
}
const NOTHING: Done = { bets: [], cash: [] }

/** What a member and all below have done. */
export const doneBy = (context: Context, top: string, span: Span): Done => ({
  bets: betsOf(context, top, span),
  cash: cashOf(context, top, span),
})

/** What each branch below somebody has done, by who of the first line it begins with; they themselves are in none. */
export function doneByBranch(context: Context, top: string, span: Span): ReadonlyMap<string, Done> {
  const branches = context.store.tree.branches(top)
  const { bets, cash } = doneBy(context, top, span)
  const [betsIn, cashIn] = [
    Map.groupBy(bets, ({ member }) => branches.get(member) ?? ''),
    Map.groupBy(cash, ({ member }) => branches.get(member) ?? ''),
  ]
  const firstLine = new Set(branches.values())
  return new Map([...firstLine].map((id) => [id, { bets: betsIn.get(id) ?? [], cash: cashIn.get(id) ?? [] }]))
}

/** All of several together. */
export const together = (parts: Iterable<Done>): Done =>
  [...parts].reduce((all, { bets, cash }) => ({ bets: [...all.bets, ...bets], cash: [...all.cash, ...cash] }), NOTHING)

/** As they go over the wire. */
export function writeFigures({ bets, cash }: Done, { money }: Pick<Context, 'money'>) {
  const { validBet, netLoss, activeMembers } = figuresOf(bets)
  const sum = (reason: 'deposit' | 'withdrawal'): bigint =>
    cash.reduce((total, one) => (one.reason === reason ? total + one.amount : total), 0n)
  return {
    active: activeMembers,
    deposits: money(sum('deposit')),
    withdrawals: money(-sum('withdrawal')),
    validBet: money(validBet),
    netLoss: money(netLoss),
  }
}

/** What an agent earns of each branch, by the day on which it was bet: each day is rounded down by itself. */
export function commissionByDay(
  context: Context,
  agent: string,
  span: Span,
): { readonly day: number; readonly branch: string; readonly validBet: bigint; readonly amount: bigint }[] {
  const { store, merchant } = context
  const own = store.rebates.of(agent)
  const branches = store.tree.branches(agent)
  const bets = betsOf(context, agent, span).filter(({ member }) => branches.has(member))
  return byPeriod('daily', merchant.timeZone ?? 'UTC', span, bets).flatMap(({ startTime: day, events }) =>
    [...Map.groupBy(events, ({ member }) => branches.get(member) ?? '')].map(([branch, within]) => {
      const { validBet } = figuresOf(within)
      return { day, branch, validBet, amount: commissionOf(validBet, own, store.rebates.of(branch)) }
    }),
  )
}
