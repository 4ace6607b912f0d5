/** What an agent has earned by a team (spec 2, "Agent centre": My Income). */
import type { INCOME_TYPES } from '../../../src/rules/team/income.ts'
import { periodAt, type Span } from '../../../src/rules/team/settlement-spans.ts'
import type { Context } from '../context.ts'
import { commissionsIn } from './commissions.ts'
import { shown } from './contracts/write-contract.ts'

interface Income {
  readonly reference: string
  readonly type: (typeof INCOME_TYPES)[number]
  readonly at: number
  /** Of a commission whose team it comes from, of a contract who pays it. */
  readonly member: string
  readonly validBet: bigint
  readonly amount: bigint
  readonly state: 'paid' | 'owed' | 'open'
}

/** All that came in a stretch, the newest first. */
export function incomeOf(context: Context, agent: string, span: Span): Income[] {
  const { store, merchant, now } = context
  const today = periodAt('daily', merchant.timeZone ?? 'UTC', now()).startTime
  const commissions = commissionsIn(context, agent, span).map(
    ({ reference, branch, day, validBet, amount }): Income => ({
      reference,
      type: 'commission',
      at: day,
      member: branch,
      validBet,
      amount,
      state: day >= today ? 'open' : 'paid',
    }),
  )
  const settled = store.contracts
    .settlements(agent)
    .filter(({ downline, at }) => downline === agent && at >= span.startTime && at < span.endTime)
    .map(({ reference, kind, at, upline, validBet, amount, state }): Income => ({
      reference,
      type: kind,
      at,
      member: upline,
      validBet,
      amount,
      state,
    }))
  return [...commissions, ...settled].toSorted((a, b) => b.at - a.at)
}

export const writeIncome = ({ at, member, validBet, amount, ...rest }: Income, context: Context) => ({
  ...rest,
  time: at,
  member: shown(context, member),
  validBet: context.money(validBet),
  amount: context.money(amount),
})
