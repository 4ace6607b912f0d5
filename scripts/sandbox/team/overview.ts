/** An agent's team at a glance (spec 2, "Agent centre": agentTeamOverview). */
import type * as calls from '../../../src/api/team/overview.ts'
import { MOST_SCREEN_DAYS } from '../../../src/rules/records/day-range.ts'
import { byPeriod, type Span } from '../../../src/rules/team/settlement-spans.ts'
import type { Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { checkLength, daysOf } from '../records/stretch.ts'
import { agentWithTeam } from './agent-policy.ts'
import { commissionsIn } from './commissions.ts'
import { doneByBranch, together, writeFigures, type Done } from './team-figures.ts'

export const overview = {
  getTeamOverview: (span, context) => {
    const agent = agentWithTeam(context)
    checkLength(span, MOST_SCREEN_DAYS)
    const { tree, contracts, feedback } = context.store
    const before = { startTime: Math.max(0, 2 * span.startTime - span.endTime), endTime: span.startTime }
    const mine = contracts.ofMember(agent.id).filter(({ state }) => state === 'offered')
    const now = told(context, agent.id, span)
    return {
      members: tree.count({ top: agent.id }),
      direct: tree.count({ top: agent.id, levels: 1 }),
      ...now.write(span, now.done),
      previous: told(context, agent.id, before).whole,
      days: daysOf(span, context).map(({ date, ...day }) => ({ date, ...now.write(day, now.of(day)) })),
      waiting: {
        offers: mine.filter(({ downline }) => downline === agent.id).length,
        answers: mine.filter(({ upline }) => upline === agent.id).length,
        tickets: feedback.ofMember(agent.id).filter(({ closed }) => !closed).length,
      },
    }
  },
} satisfies Answers<typeof calls>

const within = <Event extends { readonly at: number }>(
  events: readonly Event[],
  { startTime, endTime }: Span,
): Event[] => events.filter(({ at }) => at >= startTime && at < endTime)

/** What a stretch of time has come to, and any part of it. */
function told(context: Context, agent: string, span: Span) {
  const { store, money, merchant } = context
  const branches = doneByBranch(context, agent, span)
  const done = together(branches.values())
  const joined = store.tree.joined(agent)
  const commissions = commissionsIn(context, agent, span)
  const paid = store.contracts
    .settlements(agent)
    .filter(({ downline, state }) => downline === agent && state === 'paid')
  const days = new Map(
    byPeriod(
      'daily',
      merchant.timeZone ?? 'UTC',
      span,
      done.bets.toSorted((a, b) => a.at - b.at),
    ).map(({ startTime, events }) => [startTime, events]),
  )
  const write = (part: Span, { bets, cash }: Done) => {
    const rebates = commissions.filter(({ day }) => day >= part.startTime && day < part.endTime)
    const settled = paid.filter(({ paidAt }) => paidAt !== null && paidAt >= part.startTime && paidAt < part.endTime)
    return {
      ...writeFigures({ bets, cash }, context),
      newMembers: joined.filter((moment) => moment >= part.startTime && moment < part.endTime).length,
      commission: money([...rebates, ...settled].reduce((sum, { amount }) => sum + amount, 0n)),
    }
  }
  return {
    done,
    write,
    whole: write(span, done),
    /** What was done on one day. */
    of: (day: Span): Done => ({ bets: days.get(day.startTime) ?? [], cash: within(done.cash, day) }),
  }
}
