/** What members have done towards missions: read from their bets and their ledger, and what an operator adds. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS mission_help (
  member TEXT NOT NULL REFERENCES members (id),
  mission TEXT NOT NULL,
  progress INTEGER NOT NULL,
  PRIMARY KEY (member, mission)
) STRICT, WITHOUT ROWID;
`

interface Played {
  readonly rounds: bigint
  /** Valid bets in minor units. */
  readonly validBets: bigint
}

const SETTLED = "demo = 0 AND status = 'settled' AND settled_at >= ?"

/** The missions over the state's tables. */
export function createMissions(db: Database) {
  db.create(TABLES)
  return {
    /** What a member has played for money since a moment. */
    played: (member: string, since: number): Played =>
      db.exact<Played>(
        `SELECT COUNT(*) AS rounds, COALESCE(SUM(valid_bet), 0) AS validBets FROM bets WHERE member = ? AND ${SETTLED}`,
        member,
        since,
      )[0] ?? { rounds: 0n, validBets: 0n },
    /** Who of a merchant's members has played the most since a moment, the most first. */
    board: (
      merchant: string,
      since: number,
    ): { readonly member: string; readonly username: string; readonly validBets: bigint }[] =>
      db.exact(
        `SELECT member, username, SUM(valid_bet) AS validBets FROM bets JOIN members ON members.id = member
       WHERE bets.merchant = ? AND ${SETTLED} GROUP BY member ORDER BY validBets DESC, member`,
        merchant,
        since,
      ),
    /** Adds to how far a member is, beside what they do. */
    help: (member: string, mission: string, progress: bigint): void => {
      db.run(
        'INSERT INTO mission_help VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET progress = progress + excluded.progress',
        member,
        mission,
        progress,
      )
    },
    helped: (member: string, mission: string): bigint =>
      db.exact<{ progress: bigint }>(
        'SELECT progress FROM mission_help WHERE member = ? AND mission = ?',
        member,
        mission,
      )[0]?.progress ?? 0n,
  }
}
