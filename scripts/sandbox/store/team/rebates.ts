/** The rebate of each member on bets, in ten-thousandths of a percent. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS rebates (
  member TEXT PRIMARY KEY REFERENCES members (id),
  rate INTEGER NOT NULL CHECK (rate >= 0)
) STRICT, WITHOUT ROWID;
`

/** What an agent has of whom nobody has said otherwise: 1.8 percent. A member who is told none has none. */
const AGENT_RATE = 18_000n

export function createRebates(db: Database) {
  db.create(TABLES)
  return {
    of: (member: string): bigint =>
      db.exact<{ rate: bigint | null }>(
        `SELECT COALESCE(rate, CASE WHEN type IN (1, 2, 41, 42) THEN ${AGENT_RATE} ELSE 0 END) AS rate
         FROM members LEFT JOIN rebates ON rebates.member = members.id WHERE members.id = ?`,
        member,
      )[0]?.rate ?? 0n,
    set: (member: string, rate: bigint): void => {
      db.run('INSERT OR REPLACE INTO rebates VALUES (?, ?)', member, rate)
    },
  }
}
