/**
 * A member's records (spec 2, "Member centre": betting record, account record, personal profit and loss). Spec: none of the
 * calls is shown. Amounts are decimal strings; a stretch of time begins with its first moment and ends before its last.
 */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { count, instant, money, text, word } from '../schemas.ts'

/** The most records that one page holds. */
export const MOST_RECORDS = 500

const span = { startTime: instant, endTime: instant }

const page = {
  pageNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_RECORDS)),
  /** What the first page was answered with: later pages then hold the records that there were at that time. */
  snapshot: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'a snapshot'))),
  /** The number of an export that is ready: only with it may the stretch be longer than three months. */
  exportId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'the number of an export'))),
}

const paged = { total: count, totalPages: count, snapshot: v.string() }

/** What a game's category, vendor and name are told by. */
const game = { gameType: text, vassalage: text, gameName: text }

const betStatus = v.picklist(['open', 'settled', 'void'])
export const BET_STATES = betStatus.options

const bet = {
  record: v.string(),
  ...game,
  time: instant,
  /** When it was settled; `null` while it is open. */
  settledTime: v.nullish(instant, null),
  status: word(BET_STATES),
  betAmount: money,
  validBet: money,
  /** What was paid back; nothing while it is open. */
  winAmount: money,
}

const betFilter = {
  ...span,
  vassalage: v.optional(v.string()),
  gameType: v.optional(v.string()),
  /** A part of the game's name. */
  gameName: v.optional(v.pipe(v.string(), v.maxLength(60))),
  status: v.optional(betStatus),
}

/** The betting record, the newest first. The totals are those of all pages. */
export const listBets = endpoint({
  name: 'listBets',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/records/bets',
  token: 'required',
  assumed: true,
  request: v.strictObject({ ...betFilter, ...page }),
  reply: v.object({
    ...paged,
    list: v.array(v.object(bet)),
    /** The result is that of bets that are settled: what was paid back less what was bet. */
    totals: v.object({ betAmount: money, validBet: money, winAmount: money, result: money }),
  }),
})

/** One ticket of the betting record, with what was bet on. The names of selections are in the language of the call. */
export const getBet = endpoint({
  name: 'getBet',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/records/bet',
  token: 'required',
  assumed: true,
  request: v.strictObject({ record: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  reply: v.object({
    ...bet,
    selections: v.array(
      v.object({
        /** What it is about, such as a match or a draw; empty where the choice says all. */
        event: text,
        choice: v.string(),
        /** What it pays times the stake, as text; empty where nothing was said. */
        odds: text,
        /** What came out, such as a score; empty while nobody knows. */
        result: text,
        state: word(['open', 'won', 'lost', 'returned']),
        /** What was put on it and what it brought, where the ticket says it by choice. */
        betAmount: v.nullish(money, null),
        winAmount: v.nullish(money, null),
      }),
    ),
  }),
})

const transactionFilter = { ...span, types: v.optional(v.array(v.pipe(v.string(), v.maxLength(40)))) }

/** The account record: each posting of the member's wallet, the newest first. The totals are those of all pages. */
export const listTransactions = endpoint({
  name: 'listTransactions',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/records/transactions',
  token: 'required',
  assumed: true,
  request: v.strictObject({ ...transactionFilter, ...page }),
  reply: v.object({
    ...paged,
    list: v.array(
      v.object({
        reference: v.string(),
        /** What happened, such as `deposit`. */
        type: v.string(),
        time: instant,
        /** Below nothing where it left the wallet. */
        amount: money,
        /** What the wallet held after it. */
        balance: money,
      }),
    ),
    /** Both from nothing up. */
    totals: v.object({ in: money, out: money }),
  }),
})

const profit = { betAmount: money, validBet: money, winAmount: money, rewards: money, result: money }

/**
 * Profit and loss by day and by category: bets count on the day on which they were settled, rewards on the day on which
 * they came. The result is wins and rewards less bets; days are those of the merchant's time zone.
 */
export const getProfit = endpoint({
  name: 'getProfit',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/records/profit',
  token: 'required',
  assumed: true,
  request: v.strictObject(span),
  reply: v.object({
    /** Every day of the stretch, the first one first. */
    days: v.array(v.object({ date: v.string(), ...profit })),
    /** Those that were played, the one with the largest bets first. */
    categories: v.array(v.object({ gameType: v.string(), ...profit })),
    totals: v.object(profit),
  }),
})

const exportKind = v.picklist(['bets', 'transactions'])

/** Has the records of up to a year prepared; asked for again, it is the same export. */
export const requestRecordExport = endpoint({
  name: 'requestRecordExport',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/member/records/export',
  token: 'required',
  assumed: true,
  request: v.strictObject({ kind: exportKind, ...span }),
  reply: v.object({ exportId: v.string() }),
})

/** The exports that were asked for lately, the newest first. */
export const listRecordExports = endpoint({
  name: 'listRecordExports',
  module: 'WALLET',
  method: 'GET',
  path: '/wps/member/records/exports',
  token: 'required',
  assumed: true,
  request: v.strictObject({ kind: exportKind }),
  reply: v.object({
    list: v.array(
      v.object({
        exportId: v.string(),
        ...span,
        state: v.picklist(['preparing', 'ready', 'failed']),
        time: instant,
      }),
    ),
  }),
})
