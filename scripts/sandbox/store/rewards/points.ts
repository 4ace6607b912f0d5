/** Points: what has changed them beside bets, and what was redeemed. All in hundredths of a point. */
import type { POINT_TYPES, REDEMPTION_STATES } from '../../../../src/api/rewards/points.ts'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS point_entries (
  reference TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  good TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  each INTEGER,
  amount INTEGER,
  status TEXT NOT NULL,
  changed INTEGER NOT NULL,
  remark TEXT NOT NULL,
  at INTEGER NOT NULL,
  decided INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS point_entries_by_member ON point_entries (member, at);
`

export type PointType = (typeof POINT_TYPES)[number]
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

export interface PointEntry {
  readonly reference: string
  readonly member: string
  readonly type: PointType
  /** In English. */
  readonly name: string
  /** What was redeemed; empty for anything else. */
  readonly good: string
  readonly quantity: number
  /** What one piece asks for; `null` for nothing. */
  readonly each: bigint | null
  /** Money that it asked for or brought, in minor units; `null` for none. */
  readonly amount: bigint | null
  /** Empty for what is decided by itself. */
  readonly status: RedemptionState | ''
  readonly changed: bigint
  readonly remark: string
  /** Milliseconds since 1970, and when it was decided. */
  readonly at: number
  readonly decided: number | null
}

interface Earned {
  readonly record: string
  readonly category: string
  readonly gameName: string
  /** Minor units. */
  readonly validBet: bigint
  readonly at: number
}

/** The points over the state's tables. */
export function createPoints(db: Database) {
  db.create(TABLES)
  const { add, keep, where } = tableOf<PointEntry>(db, 'point_entries', 'reference', {
    quantity: 'number',
    at: 'number',
    decided: 'number',
  })
  return {
    add,
    keep,
    byReference: (reference: string): PointEntry | undefined => where('reference = ?', reference)[0],
    /** A member's, the oldest first. */
    ofMember: (member: string): PointEntry[] => where('member = ? ORDER BY at, rowid', member),
    /** How many pieces of something all members have taken. */
    taken: (good: string, merchant: string): number =>
      Number(
        db.exact<{ sum: bigint }>(
          `SELECT COALESCE(SUM(quantity), 0) AS sum FROM point_entries JOIN members ON members.id = member
           WHERE good = ? AND merchant = ? AND status <> 'Rejected'`,
          good,
          merchant,
        )[0]?.sum ?? 0n,
      ),
    /** The bets that have earned something, the oldest first. */
    bets: (member: string): Earned[] =>
      db
        .exact<{ record: string; category: string; gameName: string; validBet: bigint; at: bigint }>(
          `SELECT record, category, game_name AS gameName, valid_bet AS validBet, settled_at AS at FROM bets
           WHERE member = ? AND demo = 0 AND status = 'settled' AND valid_bet > 0 ORDER BY settled_at, rowid`,
          member,
        )
        .map((bet) => ({ ...bet, at: Number(bet.at) })),
  }
}
