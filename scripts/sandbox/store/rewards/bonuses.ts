/** Bonuses of members: what they were promised or given, and what has to be played first. */
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS bonuses (
  id TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  offer TEXT NOT NULL,
  name TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  turnover_required INTEGER NOT NULL CHECK (turnover_required >= 0),
  turnover_done INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL CHECK (state IN ('offered', 'active', 'completed', 'forfeited', 'expired')),
  at INTEGER NOT NULL,
  given INTEGER,
  ends INTEGER,
  ended INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS bonuses_by_member ON bonuses (member, at);
`

export const BONUS_STATES = ['offered', 'active', 'completed', 'forfeited', 'expired'] as const
export type BonusState = (typeof BONUS_STATES)[number]

export interface Bonus {
  readonly id: string
  readonly merchant: string
  readonly member: string
  /** What it was chosen from; empty for one that the operator gave. */
  readonly offer: string
  readonly name: string
  /** Minor units. */
  readonly amount: bigint
  /** What has to be played in all, and what has been: valid bets since it was given, in minor units. */
  readonly turnoverRequired: bigint
  readonly turnoverDone: bigint
  readonly state: BonusState
  /** Milliseconds since 1970, as all of these: when it was promised, given, ends by the clock, and came to its end. */
  readonly at: number
  readonly given: number | null
  readonly ends: number | null
  readonly ended: number | null
}

/** The bonuses over the state's table. */
export function createBonuses(db: Database) {
  db.create(TABLES)
  const { add, keep, where } = tableOf<Bonus>(db, 'bonuses', 'id', {
    at: 'number',
    given: 'number',
    ends: 'number',
    ended: 'number',
  })
  return {
    add,
    /** Writes what has changed. */
    keep,
    byId: (id: string): Bonus | undefined => where('id = ?', id)[0],
    /** A member's, the newest first. */
    ofMember: (member: string): Bonus[] => where('member = ? ORDER BY at DESC, id', member),
    /** A member's valid bets for money that were settled since a moment, in minor units. */
    playedSince: (member: string, since: number): bigint =>
      db.exact<{ sum: bigint }>(
        `SELECT COALESCE(SUM(valid_bet), 0) AS sum FROM bets
         WHERE member = ? AND demo = 0 AND status = 'settled' AND settled_at >= ?`,
        member,
        since,
      )[0]?.sum ?? 0n,
  }
}
