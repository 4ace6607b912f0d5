/** Betting records: one for every round of every game, from its stake to its end. */
import type { Database } from '../database.ts'
import { tableOf, type Table } from '../table.ts'

export type BetStatus = 'open' | 'settled' | 'void'

export interface Bet {
  /** The number that players and support quote. */
  readonly record: string
  readonly merchant: string
  /** `null` for a guest, who plays for play money. */
  readonly member: string | null
  /** Where the stake came from and the win goes to, and the other side of both. */
  readonly account: string
  readonly house: string
  /** The id that the game's page gave the round: unique for the account. */
  readonly round: string
  /** The vendor's code. */
  readonly vendor: string
  readonly game: string
  readonly node: string
  readonly gameName: string
  readonly category: string
  /** Empty where the game has no rooms. */
  readonly room: string
  /** For play money. */
  readonly demo: boolean
  /** Minor units. */
  readonly stake: bigint
  /** Minor units; while the round is open, what it has won so far. */
  readonly win: bigint
  /** What of the stake was at risk, in minor units. */
  readonly validBet: bigint
  readonly status: BetStatus
  /** Milliseconds since 1970. */
  readonly at: number
  readonly settledAt: number | null
  /** When an open round ends by the clock, where it does. */
  readonly dueAt: number | null
  /** Which seed its chances come from, and how many rounds that had served before. */
  readonly seed: number
  readonly nonce: number
  /** What was bet, as JSON. */
  readonly bet: string
  /** What each turn showed, as a JSON list. */
  readonly details: string
  /** What an open round remembers, as JSON. */
  readonly state: string | null
}

export interface BetFilter {
  readonly merchant: string
  readonly member?: string
}

export interface Bets {
  add(bet: Bet): void
  /** Writes what a turn has changed. */
  keep(bet: Bet): void
  ofRound(account: string, round: string): Bet | undefined
  /** The last rounds of a game from an account, the newest first. */
  recent(account: string, game: string, count: number): Bet[]
  /** Rounds of a game that were begun and not ended, the oldest first. */
  openOf(account: string, game: string): Bet[]
  /** A member's rounds for money that were begun and not ended, whatever the game, the newest first. */
  openOfMember(member: string): Bet[]
  /** What a merchant's members have won for money since a moment, the largest first. */
  wonSince(merchant: string, since: number, count: number): Bet[]
  /** Open rounds whose time has come. */
  due(now: number): Bet[]
  /** A merchant's records, or one member's, the newest first. */
  list(filter: BetFilter, count: number): Bet[]
}

/** The table of them. */
export const betsTable = (db: Database): Table<Bet> =>
  tableOf<Bet>(db, 'bets', 'record', {
    demo: 'flag',
    at: 'number',
    settledAt: 'number',
    dueAt: 'number',
    seed: 'number',
    nonce: 'number',
  })

export function createBets(db: Database): Bets {
  const { add, keep, where: find } = betsTable(db)
  return {
    add,
    keep,
    ofRound: (account, round) => find('account = ? AND round = ?', account, round)[0],
    recent: (account, game, count) =>
      find('account = ? AND game = ? ORDER BY at DESC, rowid DESC LIMIT ?', account, game, count),
    openOf: (account, game) => find(`account = ? AND game = ? AND status = 'open' ORDER BY at`, account, game),
    openOfMember: (member) => find(`member = ? AND demo = 0 AND status = 'open' ORDER BY at DESC`, member),
    wonSince: (merchant, since, count) =>
      find(
        `merchant = ? AND demo = 0 AND member IS NOT NULL AND status = 'settled' AND settled_at >= ? AND win > stake
         ORDER BY win DESC LIMIT ?`,
        merchant,
        since,
        count,
      ),
    due: (now) => find(`status = 'open' AND due_at <= ? ORDER BY due_at`, now),
    list: ({ merchant, member }, count) =>
      member === undefined
        ? find('merchant = ? ORDER BY at DESC, rowid DESC LIMIT ?', merchant, count)
        : find('merchant = ? AND member = ? ORDER BY at DESC, rowid DESC LIMIT ?', merchant, member, count),
  }
}
