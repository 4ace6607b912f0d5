/** What a team has done, record by record (spec 2, "Agent centre"). */
import type * as calls from '../../../src/api/team/records.ts'
import { MOST_SCREEN_DAYS } from '../../../src/rules/records/day-range.ts'
import { Malformed } from '../answers.ts'
import type { Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { listed } from '../handling.ts'
import { checkLength } from '../records/stretch.ts'
import type { Teammate } from '../store/team/teams.ts'
import type { TeamBet, TeamCash } from '../store/team/tree.ts'
import { agentWithTeam } from './agent-policy.ts'
import { betsOf, cashOf, sumOf } from './figures.ts'
import { incomeOf, writeIncome } from './income.ts'
import { pathTo } from './tree.ts'

interface Asked {
  readonly startTime: number
  readonly endTime: number
  readonly member?: string | undefined
  readonly levels?: number | undefined
  readonly search?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
  readonly snapshot?: string | undefined
}

export const teamRecords = {
  listTeamBets: ({ gameType, ...asked }, context) => {
    const { within, found, page } = scopeOf(context, asked)
    const all = sittings(
      betsOf(context, within.top, within).filter(
        ({ member, category }) => found.has(member) && (gameType === undefined || category === gameType),
      ),
    )
    const { money } = context
    return {
      ...page(all, ({ record, member, at, category, count, ...sums }) => ({
        record,
        ...whose(found, member),
        time: at,
        gameType: category,
        bets: count,
        ...writeBets(sums, money),
      })),
      totals: { bets: all.reduce((sum, { count }) => sum + count, 0), ...writeBets(addUp(all), money) },
    }
  },

  listTeamProfit: (asked, context) => {
    const { within, found, page } = scopeOf(context, asked)
    const { money } = context
    const bets = Map.groupBy(sittings(betsOf(context, within.top, within)), ({ member }) => member)
    const cash = Map.groupBy(cashOf(context, within.top, within), ({ member }) => member)
    const all = [...found.keys()].filter((id) => bets.has(id) || cash.has(id))
    const write = (ids: readonly string[]) => {
      const moved = ids.flatMap((id) => cash.get(id) ?? [])
      return {
        deposits: money(sumOf(moved.filter(({ reason }) => reason === 'deposit'))),
        withdrawals: money(-sumOf(moved.filter(({ reason }) => reason === 'withdrawal'))),
        ...writeBets(addUp(ids.flatMap((id) => bets.get(id) ?? [])), money),
      }
    }
    return { ...page(all, (id) => ({ ...whose(found, id), ...write([id]) })), totals: write(all) }
  },

  listTeamTransactions: ({ types, ...asked }, context) => {
    const { within, found, page } = scopeOf(context, asked)
    const { money } = context
    const all = cashOf(context, within.top, within)
      .filter(({ member, reason }) => found.has(member) && (types?.includes(reason) ?? true))
      .toReversed()
    const part = (is: (one: TeamCash) => boolean): bigint => sumOf(all.filter(is))
    return {
      ...page(all, ({ reference, member, reason, at, amount }) => ({
        reference,
        ...whose(found, member),
        type: reason,
        time: at,
        amount: money(amount),
      })),
      totals: { in: money(part(({ amount }) => amount > 0n)), out: money(-part(({ amount }) => amount < 0n)) },
    }
  },

  listIncome: ({ type, ...asked }, context) => {
    const agent = agentWithTeam(context)
    const { within, page } = stretchOf(context, asked)
    const all = incomeOf(context, agent.id, within).filter((one) => type === undefined || one.type === type)
    const byType = [...Map.groupBy(all, (one) => one.type)].map(([of, rows]) => ({
      type: of,
      amount: context.money(sumOf(rows)),
    }))
    return { ...page(all, (one) => writeIncome(one, context)), totals: { amount: context.money(sumOf(all)), byType } }
  },
} satisfies Answers<typeof calls>

/** The stretch that is asked for, as it was when the first page was; and pages of what is found in it. */
function stretchOf({ now }: Context, { startTime, endTime, pageNo, pageSize, snapshot }: Asked) {
  if (pageNo > 1 && snapshot === undefined) throw new Malformed('snapshot', 'expected that of the first page')
  checkLength({ startTime, endTime }, MOST_SCREEN_DAYS)
  const until = Math.min(endTime, snapshot === undefined ? now() + 1 : Number(snapshot))
  return {
    within: { startTime, endTime: Math.max(startTime, until) },
    page: <Row, Wire>(all: readonly Row[], write: (row: Row) => Wire) => ({
      ...listed(all, { pageNo, pageSize }, write),
      totalPages: Math.ceil(all.length / pageSize),
      snapshot: String(until),
    }),
  }
}

interface Found extends Teammate {
  readonly depth: number
}

/** Whose records are asked for. @throws Refused for somebody who is not below whoever asks */
function scopeOf(context: Context, asked: Asked) {
  const agent = agentWithTeam(context)
  const { member, levels, search } = asked
  const top = member ?? agent.id
  const path = pathTo(context, top)
  const { within, page } = stretchOf(context, asked)
  const below = context.store.tree.names({ top, levels, name: search })
  const self = path.at(-1)
  const found = new Map<string, Found>(below.map((one) => [one.id, { ...one, depth: one.depth + path.length }]))
  const isNamed = (one: Teammate): boolean =>
    `${one.username} ${one.nickname}`.toLowerCase().includes((search ?? '').toLowerCase())
  return {
    within: { top, ...within },
    page,
    found: self && isNamed(self) ? new Map([[self.id, { ...self, depth: path.length }], ...found]) : found,
  }
}

function whose(found: ReadonlyMap<string, Found>, id: string) {
  const { depth = 0, username = '', nickname = '' } = found.get(id) ?? {}
  return { member: { id, username, nickname }, depth }
}

interface Sums {
  readonly stake: bigint
  readonly validBet: bigint
  readonly result: bigint
}

interface Sitting extends Sums {
  readonly record: string
  readonly member: string
  readonly at: number
  readonly category: string
  readonly count: number
}

/** Bets by what they were made in, the newest first: those of one record stand together. */
function sittings(bets: readonly TeamBet[]): Sitting[] {
  const found = new Map<string, Sitting>()
  for (const { record, member, at, category, count, ...each } of bets) {
    const times = BigInt(count)
    const before = found.get(record)
    found.set(record, {
      record,
      member,
      at,
      category,
      count: count + (before?.count ?? 0),
      stake: each.stake * times + (before?.stake ?? 0n),
      validBet: each.validBet * times + (before?.validBet ?? 0n),
      result: each.result * times + (before?.result ?? 0n),
    })
  }
  return [...found.values()].toReversed()
}

const addUp = (all: readonly Sums[]): Sums =>
  all.reduce(
    (sum, { stake, validBet, result }) => ({
      stake: sum.stake + stake,
      validBet: sum.validBet + validBet,
      result: sum.result + result,
    }),
    { stake: 0n, validBet: 0n, result: 0n },
  )

const writeBets = ({ stake, validBet, result }: Sums, money: Context['money']) => ({
  betAmount: money(stake),
  validBet: money(validBet),
  winAmount: money(stake + result),
  result: money(result),
})
