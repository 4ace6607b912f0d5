/** What agents have been paid of the bets below them: a row a day and member of the first line. */
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS commissions (
  reference TEXT PRIMARY KEY,
  agent TEXT NOT NULL REFERENCES members (id),
  branch TEXT NOT NULL REFERENCES members (id),
  day INTEGER NOT NULL,
  valid_bet INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS commissions_by_agent ON commissions (agent, day);
CREATE TABLE IF NOT EXISTS commission_days (
  agent TEXT NOT NULL REFERENCES members (id),
  day INTEGER NOT NULL,
  PRIMARY KEY (agent, day)
) STRICT, WITHOUT ROWID;
`

export interface Commission {
  readonly reference: string
  readonly agent: string
  /** The member of the first line in whose team was bet. */
  readonly branch: string
  /** The day's first moment, by the merchant's clock. */
  readonly day: number
  readonly validBet: bigint
  readonly amount: bigint
}

export function createCommissions(db: Database) {
  db.create(TABLES)
  const { add, where } = tableOf<Commission>(db, 'commissions', 'reference', { day: 'number' })
  return {
    add,
    /** An agent's, of days that begin in a stretch of time. */
    list: (agent: string, from: number, until: number): Commission[] =>
      where('agent = ? AND day >= ? AND day < ?', agent, from, until),
    isDone: (agent: string, day: number): boolean =>
      db.one('SELECT day FROM commission_days WHERE agent = ? AND day = ?', agent, day) !== undefined,
    finish: (agent: string, day: number): void =>
      void db.run('INSERT OR IGNORE INTO commission_days VALUES (?, ?)', agent, day),
  }
}
