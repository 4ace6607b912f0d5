/**
 * What a team has done (spec 2, "Agent centre": Team Betting, User Profit and Loss, My Income, Transaction Details). Spec: the calls
 * are not shown. A stretch is three months at most; later pages name the `snapshot` of the first one.
 */
import * as v from 'valibot'
import { INCOME_TYPES } from '../../rules/team/income.ts'
import { count, instant, money, text, word } from '../schemas.ts'
import { endpoint } from '../transport/endpoint.ts'
import { memberId, pageOf, span, teammate } from './shared.ts'

const page = { ...pageOf(500), snapshot: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'a snapshot'))) }
const paged = { total: count, totalPages: count, snapshot: v.string() }

const filter = {
  ...span,
  /** Somebody of the team: with all below, or so many levels of them; none is the member alone. */
  member: v.optional(memberId),
  /** How many levels below the member, or else below whoever asks: 1 is the first line. */
  levels: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** A part of the username or the nickname, in any case. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
  ...page,
}

/** Who it is of, and how far below whoever asks. */
const whose = { member: teammate, depth: count }

const bets = { betAmount: money, validBet: money, winAmount: money, result: money }

/** Bets that were settled, the newest first. The totals are those of all pages; the result is the members'. */
export const listTeamBets = endpoint({
  name: 'listTeamBets',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/records/bets',
  token: 'required',
  assumed: true,
  request: v.strictObject({ ...filter, gameType: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  reply: v.object({
    ...paged,
    list: v.array(
      v.object({
        record: v.string(),
        ...whose,
        time: instant,
        gameType: text,
        /** How many bets of one sitting stand together. */
        bets: count,
        ...bets,
      }),
    ),
    totals: v.object({ bets: count, ...bets }),
  }),
})

const profit = { deposits: money, withdrawals: money, ...bets }

/** Profit and loss by member, those who have done anything, by level and name. */
export const listTeamProfit = endpoint({
  name: 'listTeamProfit',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/records/profit',
  token: 'required',
  assumed: true,
  request: v.strictObject(filter),
  reply: v.object({
    ...paged,
    list: v.array(v.object({ ...whose, ...profit })),
    totals: v.object(profit),
  }),
})

/** What members have brought in, taken out and sent each other, the newest first. */
export const listTeamTransactions = endpoint({
  name: 'listTeamTransactions',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/records/transactions',
  token: 'required',
  assumed: true,
  request: v.strictObject({ ...filter, types: v.optional(v.array(v.pipe(v.string(), v.maxLength(40)))) }),
  reply: v.object({
    ...paged,
    list: v.array(
      v.object({
        reference: v.string(),
        ...whose,
        /** What happened, such as `deposit`. */
        type: v.string(),
        time: instant,
        /** Below nothing where it left the wallet. */
        amount: money,
      }),
    ),
    totals: v.object({ in: money, out: money }),
  }),
})

/** What whoever asks has earned by the team: commissions by day and member of the first line, and contracts of their own. */
export const listIncome = endpoint({
  name: 'listIncome',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/agent/income',
  token: 'required',
  assumed: true,
  request: v.strictObject({ ...span, type: v.optional(v.picklist(INCOME_TYPES)), ...page }),
  reply: v.object({
    ...paged,
    list: v.array(
      v.object({
        reference: v.string(),
        type: word(INCOME_TYPES),
        time: instant,
        /** Of a commission whose team it comes from, of a contract who pays it. */
        member: teammate,
        validBet: money,
        amount: money,
        /** What is owed comes once the upline's wallet holds so much; what is open is not over yet. */
        state: word(['paid', 'owed', 'open']),
      }),
    ),
    totals: v.object({ amount: money, byType: v.array(v.object({ type: word(INCOME_TYPES), amount: money })) }),
  }),
})
