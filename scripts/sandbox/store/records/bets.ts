/** Betting records: one for every round of every game, from its stake to its end. */
import type { Database } from '../database.ts'
import { tableOf, type Table } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS bets (
  record TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT REFERENCES members (id),
  account TEXT NOT NULL REFERENCES ledger_accounts (id),
  house TEXT NOT NULL REFERENCES ledger_accounts (id),
  round TEXT NOT NULL,
  vendor TEXT NOT NULL,
  game TEXT NOT NULL,
  node TEXT NOT NULL,
  game_name TEXT NOT NULL,
  category TEXT NOT NULL,
  room TEXT NOT NULL,
  demo INTEGER NOT NULL CHECK (demo IN (0, 1)),
  stake INTEGER NOT NULL CHECK (stake > 0),
  win INTEGER NOT NULL CHECK (win >= 0),
  valid_bet INTEGER NOT NULL CHECK (valid_bet >= 0),
  status TEXT NOT NULL CHECK (status IN ('open', 'settled', 'void')),
  at INTEGER NOT NULL,
  settled_at INTEGER,
  due_at INTEGER,
  seed INTEGER NOT NULL REFERENCES play_seeds (id),
  nonce INTEGER NOT NULL,
  bet TEXT NOT NULL,
  details TEXT NOT NULL,
  state TEXT,
  UNIQUE (account, round)
) STRICT;
CREATE INDEX IF NOT EXISTS bets_by_account ON bets (account, game, at);
CREATE INDEX IF NOT EXISTS bets_by_member ON bets (merchant, member, at);
CREATE INDEX IF NOT EXISTS bets_that_are_open ON bets (due_at) WHERE status = 'open';
CREATE INDEX IF NOT EXISTS bets_settled_by_member ON bets (member, settled_at) WHERE demo = 0;
`

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

export function createBets(db: Database) {
  db.create(TABLES)
  const { add, keep, where: find } = betsTable(db)
  return {
    add,
    /** Writes what a turn has changed. */
    keep,
    ofRound: (account: string, round: string): Bet | undefined => find('account = ? AND round = ?', account, round)[0],
    /** The last rounds of a game from an account, the newest first. */
    recent: (account: string, game: string, count: number): Bet[] =>
      find('account = ? AND game = ? ORDER BY at DESC, rowid DESC LIMIT ?', account, game, count),
    /** Rounds of a game that were begun and not ended, the oldest first. */
    openOf: (account: string, game: string): Bet[] =>
      find(`account = ? AND game = ? AND status = 'open' ORDER BY at`, account, game),
    /** A member's rounds for money that were begun and not ended, whatever the game, the newest first. */
    openOfMember: (member: string): Bet[] =>
      find(`member = ? AND demo = 0 AND status = 'open' ORDER BY at DESC`, member),
    /** What a merchant's members have won for money since a moment, the largest first. */
    wonSince: (merchant: string, since: number, count: number): Bet[] =>
      find(
        `merchant = ? AND demo = 0 AND member IS NOT NULL AND status = 'settled' AND settled_at >= ? AND win > stake
         ORDER BY win DESC LIMIT ?`,
        merchant,
        since,
        count,
      ),
    /** Open rounds whose time has come. */
    due: (now: number): Bet[] => find(`status = 'open' AND due_at <= ? ORDER BY due_at`, now),
    /** A merchant's records, or one member's, the newest first. */
    list: ({ merchant, member }: BetFilter, count: number): Bet[] =>
      member === undefined
        ? find('merchant = ? ORDER BY at DESC, rowid DESC LIMIT ?', merchant, count)
        : find('merchant = ? AND member = ? ORDER BY at DESC, rowid DESC LIMIT ?', merchant, member, count),
  }
}
