/** What cashback counts: valid bets by category, and what an operator adds to them. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS cashback_help (
  member TEXT NOT NULL REFERENCES members (id),
  category TEXT NOT NULL,
  valid_bet INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS cashback_help_by_member ON cashback_help (member, at);
`

/** The cashback over the state's tables. */
export function createCashbacks(db: Database) {
  db.create(TABLES)
  return {
    /** A member's valid bets for money by category, settled after a moment and up to another, in minor units. */
    validBets: (
      member: string,
      after: number,
      until: number,
    ): { readonly category: string; readonly validBet: bigint }[] =>
      db.exact(
        `SELECT category, SUM(valid_bet) AS validBet FROM (
         SELECT category, valid_bet FROM bets
         WHERE member = ?1 AND demo = 0 AND status = 'settled' AND settled_at > ?2 AND settled_at <= ?3
         UNION ALL SELECT category, valid_bet FROM cashback_help WHERE member = ?1 AND at > ?2 AND at <= ?3
       ) GROUP BY category ORDER BY category`,
        member,
        after,
        until,
      ),
    /** Bets that count beside those that were made. */
    help: (member: string, category: string, validBet: bigint, at: number): void => {
      db.run('INSERT INTO cashback_help VALUES (?, ?, ?, ?)', member, category, validBet, at)
    },
  }
}
