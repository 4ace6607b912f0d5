/** A member's records (spec 2, "Member centre"): bets, postings of the wallet, profit and loss, and exports of them. */
import { randomBytes } from 'node:crypto'
import { MOST_DAYS, MOST_SCREEN_DAYS } from '../../../src/rules/records/day-range.ts'
import { REWARD_TYPES } from '../../../src/rules/records/transaction-types.ts'
import { Malformed, Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/records/records.ts'
import type { Answers } from '../contract.ts'
import { matches, orRefuse, placeOf } from '../handling.ts'
import type { Bet } from '../store/records/bets.ts'
import { walletAccount } from '../store/ledger.ts'
import { checkLength, daysOf } from './stretch.ts'
import type { Posting, RecordExport, Stretch } from '../store/records/records.ts'

/** How long an export is prepared, in milliseconds. */
const PREPARED_MS = 4000

interface Asked {
  readonly pageNo: number
  readonly pageSize: number
  readonly snapshot?: string | undefined
  readonly exportId?: string | undefined
}

export const records = {
  listBets: ({ gameType, vassalage, gameName, ...said }, context) => {
    const { money } = context
    const { records: kept } = context.store
    const asked = { ...said, member: signedIn(context).id, category: gameType, vendor: vassalage, name: gameName }
    const page = pageAsked(context, 'bets', said, kept.lastBet)
    const { count, stake, validBet, win, result } = kept.betTotals(asked, page.upTo)
    return {
      ...pagesOf(count, page),
      list: kept.bets(asked, page).map((bet) => writeRecord(bet, context)),
      totals: { betAmount: money(stake), validBet: money(validBet), winAmount: money(win), result: money(result) },
    }
  },

  getBet: ({ record }, context) => {
    const found = orRefuse(context.store.records.bet(signedIn(context).id, record), 'record not found')
    return { ...writeRecord(found, context), selections: context.demo.games.selectionsOf(found, context) }
  },

  listTransactions: (said, context) => {
    const { money } = context
    const { records: kept } = context.store
    const asked = { ...said, account: walletAccount(signedIn(context).id) }
    const page = pageAsked(context, 'transactions', said, kept.lastPosting)
    const totals = kept.postingTotals(asked, page.upTo)
    return {
      ...pagesOf(totals.count, page),
      list: kept.postings(asked, page).map((posting) => writePosting(posting, context)),
      totals: { in: money(totals.in), out: money(totals.out) },
    }
  },

  getProfit: (stretch, context) => {
    checkLength(stretch, MOST_SCREEN_DAYS)
    const whole = sumsOf(context, stretch)
    return {
      days: daysOf(stretch, context).map(({ date, ...day }) => ({
        date,
        ...writeProfit(sumsOf(context, day), context),
      })),
      categories: whole
        .filter(({ category }) => category !== '')
        .toSorted((a, b) => (a.stake === b.stake ? 0 : a.stake < b.stake ? 1 : -1))
        .map((played) => ({ gameType: played.category, ...writeProfit([played], context) })),
      totals: writeProfit(whole, context),
    }
  },

  requestRecordExport: ({ kind, ...stretch }, context) => {
    const { store, now } = context
    const member = signedIn(context)
    checkLength(stretch, MOST_DAYS)
    const wanted = { id: randomBytes(8).toString('hex'), kind, ...stretch, at: now() }
    return { exportId: store.records.keepExport(member.id, wanted) }
  },

  listRecordExports: ({ kind }, context) => ({
    list: context.store.records
      .exports(signedIn(context).id)
      .filter((made) => made.kind === kind)
      .map(({ id, startTime, endTime, at }) => ({
        exportId: id,
        startTime,
        endTime,
        state: isReady({ at }, context) ? ('ready' as const) : ('preparing' as const),
        time: at,
      })),
  }),
} satisfies Answers<typeof calls>

const isReady = ({ at }: Pick<RecordExport, 'at'>, { now }: Context): boolean => now() >= at + PREPARED_MS

/**
 * Which page of records is asked for, up to the last record that there was when the first page was.
 * @param last the number of the last record that there is now
 * @throws Malformed for nonsense; Refused for more than a screen shows, without an export that is ready
 */
function pageAsked(context: Context, kind: RecordExport['kind'], asked: Stretch & Asked, last: () => number) {
  const { pageNo, snapshot, exportId } = asked
  // Pages of one list that were taken at several times would miss records, or have some twice.
  if (pageNo > 1 && snapshot === undefined) throw new Malformed('snapshot', 'expected that of the first page')
  checkLength(asked, exportId === undefined ? MOST_SCREEN_DAYS : Infinity)
  if (exportId !== undefined) checkExport(context, { id: exportId, kind, ...asked })
  return { ...placeOf(asked), upTo: snapshot === undefined ? last() : Number(snapshot) }
}

/** @throws Refused for an export of something else, and for one that is not ready */
function checkExport(context: Context, { id, kind, startTime, endTime }: Omit<RecordExport, 'at'>): void {
  const made = context.store.records.exports(signedIn(context).id).find(matches({ id, kind, startTime, endTime }))
  if (!isReady(orRefuse(made, 'export not found'), context)) throw new Refused('export not ready')
}

/** What a page of records tells of all of them. */
const pagesOf = (total: number, { take, upTo }: { readonly take: number; readonly upTo: number }) => ({
  total,
  totalPages: Math.ceil(total / take),
  snapshot: String(upTo),
})

const writePosting = ({ reference, type, at, amount, balance }: Posting, { money }: Context) => ({
  reference,
  type,
  time: at,
  amount: money(amount),
  balance: money(balance),
})

function writeRecord(bet: Bet, { money }: Context) {
  return {
    record: bet.record,
    gameType: bet.category,
    vassalage: bet.vendor,
    gameName: bet.gameName,
    time: bet.at,
    settledTime: bet.settledAt,
    status: bet.status,
    betAmount: money(bet.stake),
    validBet: money(bet.validBet),
    // What an open round has won so far is not paid before its end.
    winAmount: money(bet.status === 'open' ? 0n : bet.win),
  }
}

interface Sums {
  /** Empty for what belongs to none. */
  readonly category: string
  readonly stake: bigint
  readonly validBet: bigint
  readonly win: bigint
  readonly rewards: bigint
}
const NOTHING: Sums = { category: '', stake: 0n, validBet: 0n, win: 0n, rewards: 0n }

/** What was played and received in a stretch: by category, and the rewards, which belong to none. */
function sumsOf(context: Context, stretch: Stretch): Sums[] {
  const { records: kept } = context.store
  const { id } = signedIn(context)
  return [
    ...kept.settledByCategory(id, stretch).map((played) => ({ ...NOTHING, ...played })),
    { ...NOTHING, rewards: kept.received(walletAccount(id), REWARD_TYPES, stretch) },
  ]
}

function writeProfit(parts: readonly Sums[], { money }: Context) {
  const sum = (pick: (part: Sums) => bigint): string => money(parts.reduce((all, part) => all + pick(part), 0n))
  return {
    betAmount: sum(({ stake }) => stake),
    validBet: sum(({ validBet }) => validBet),
    winAmount: sum(({ win }) => win),
    rewards: sum(({ rewards }) => rewards),
    result: sum(({ win, rewards, stake }) => win + rewards - stake),
  }
}
