/** A member's records (spec 2, "Member centre"): bets, postings of the wallet, profit and loss, and exports of them. */
import { randomBytes } from 'node:crypto'
import { MOST_DAYS, MOST_SCREEN_DAYS } from '../../../src/rules/records/day-range.ts'
import { REWARD_TYPES } from '../../../src/rules/records/transaction-types.ts'
import { addDays, dayIn, daysBetween, dayStart, writeDay } from '../../../src/rules/records/zoned-days.ts'
import { Malformed, Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/records/records.ts'
import type { Answers } from '../contract.ts'
import type { Bet } from '../store/records/bets.ts'
import { walletAccount } from '../store/ledger.ts'
import type { RecordExport, Stretch } from '../store/records/records.ts'

const DAY_MS = 86_400_000
/** Clocks that change make a stretch of days longer, in milliseconds. */
const CLOCKS_MS = 2 * 3_600_000
/** How long an export is prepared, in milliseconds. */
const PREPARED_MS = 4000

interface PageAsked {
  readonly pageNo: number
  readonly pageSize: number
  readonly snapshot?: string | undefined
  readonly exportId?: string | undefined
}

export const records = {
  listBets: ({ pageNo, pageSize, snapshot, exportId, gameType, vassalage, gameName, ...rest }, context) => {
    const { store, money } = context
    const member = signedIn(context)
    allow(context, 'bets', rest, { pageNo, pageSize, snapshot, exportId })
    const asked = { ...rest, member: member.id, category: gameType, vendor: vassalage, name: gameName }
    const upTo = snapshot === undefined ? store.records.lastBet() : Number(snapshot)
    const { count, stake, validBet, win, result } = store.records.betTotals(asked, upTo)
    return {
      total: count,
      totalPages: Math.ceil(count / pageSize),
      snapshot: String(upTo),
      list: store.records.bets(asked, placeOf(pageNo, pageSize, upTo)).map((bet) => writeRecord(bet, context)),
      totals: { betAmount: money(stake), validBet: money(validBet), winAmount: money(win), result: money(result) },
    }
  },

  getBet: ({ record }, context) => {
    const found = context.store.records.bet(signedIn(context).id, record)
    if (!found) throw new Refused('record not found')
    return { ...writeRecord(found, context), selections: context.demo.games.selectionsOf(found, context) }
  },

  listTransactions: ({ pageNo, pageSize, snapshot, exportId, ...rest }, context) => {
    const { store, money } = context
    const member = signedIn(context)
    allow(context, 'transactions', rest, { pageNo, pageSize, snapshot, exportId })
    const asked = { ...rest, account: walletAccount(member.id) }
    const upTo = snapshot === undefined ? store.records.lastPosting() : Number(snapshot)
    const totals = store.records.postingTotals(asked, upTo)
    return {
      total: totals.count,
      totalPages: Math.ceil(totals.count / pageSize),
      snapshot: String(upTo),
      list: store.records
        .postings(asked, placeOf(pageNo, pageSize, upTo))
        .map(({ reference, type, at, amount, balance }) => ({
          reference,
          type,
          time: at,
          amount: money(amount),
          balance: money(balance),
        })),
      totals: { in: money(totals.in), out: money(totals.out) },
    }
  },

  getProfit: (stretch, context) => {
    const { store, merchant } = context
    const member = signedIn(context)
    if (lengthOf(stretch) > MOST_SCREEN_DAYS) throw new Refused('range too long', { field: 'endTime' })
    const { timeZone = 'UTC' } = merchant
    const wallet = walletAccount(member.id)
    const sums = (within: Stretch): Sums[] => [
      ...store.records.settledByCategory(member.id, within).map((played) => ({ ...NOTHING, ...played })),
      { ...NOTHING, rewards: store.records.received(wallet, REWARD_TYPES, within) },
    ]
    const write = (parts: readonly Sums[]) => writeProfit(parts, context)
    const whole = sums(stretch)
    return {
      days: daysBetween(dayIn(timeZone, stretch.startTime), dayIn(timeZone, stretch.endTime - 1)).map((day) => {
        const startTime = Math.max(stretch.startTime, dayStart(timeZone, day))
        const endTime = Math.min(stretch.endTime, dayStart(timeZone, addDays(day, 1)))
        return { date: writeDay(day), ...write(sums({ startTime, endTime })) }
      }),
      categories: whole
        .filter(({ category }) => category !== '')
        .toSorted((a, b) => (a.stake === b.stake ? 0 : a.stake < b.stake ? 1 : -1))
        .map((played) => ({ gameType: played.category, ...write([played]) })),
      totals: write(whole),
    }
  },

  requestRecordExport: ({ kind, ...stretch }, context) => {
    const { store, now } = context
    const member = signedIn(context)
    if (lengthOf(stretch) > MOST_DAYS) throw new Refused('range too long', { field: 'endTime' })
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

const placeOf = (pageNo: number, pageSize: number, upTo: number) => ({
  skip: (pageNo - 1) * pageSize,
  take: pageSize,
  upTo,
})

/** Days, as far as clocks let one tell. @throws Malformed for a stretch that ends before it begins */
function lengthOf({ startTime, endTime }: Stretch): number {
  if (endTime <= startTime) throw new Malformed('endTime', 'expected a moment after startTime')
  return Math.ceil((endTime - startTime - CLOCKS_MS) / DAY_MS)
}

/**
 * Whether a page of records may be asked for.
 * @throws Malformed for nonsense; Refused for more than a screen shows, without an export that is ready
 */
function allow(context: Context, kind: RecordExport['kind'], stretch: Stretch, page: PageAsked): void {
  const { pageNo, snapshot, exportId } = page
  // Pages of one list that were taken at several times would miss records, or have some twice.
  if (pageNo > 1 && snapshot === undefined) throw new Malformed('snapshot', 'expected that of the first page')
  const days = lengthOf(stretch)
  if (exportId !== undefined) {
    const { startTime, endTime } = stretch
    const found = context.store.records
      .exports(signedIn(context).id)
      .find((made) => made.id === exportId && made.kind === kind)
    if (!found || found.startTime !== startTime || found.endTime !== endTime) throw new Refused('export not found')
    if (!isReady(found, context)) throw new Refused('export not ready')
  } else if (days > MOST_SCREEN_DAYS) throw new Refused('range too long', { field: 'endTime' })
}

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
