/** What was tried and counts against whoever tries again: wrong passwords, wrong codes, codes that were asked for. */
import { TOO_MANY_RETRY_MS } from '../../../../src/rules/figures.ts'
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS attempts (
  merchant TEXT NOT NULL,
  subject TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS attempts_by_subject ON attempts (merchant, subject, at);
CREATE INDEX IF NOT EXISTS attempts_by_time ON attempts (at);
`

/** How long an attempt is remembered, at the most: an hour, in milliseconds. */
export const REMEMBERED_MS = 3_600_000

/** Wrong codes or passwords within that time after which the right one is no longer taken. */
export const WRONG_CODES = 5

export function createAttempts(db: Database) {
  db.create(TABLES)
  const count = (merchant: string, subject: string, after: number): number =>
    db.one<{ count: number }>(
      'SELECT COUNT(*) AS count FROM attempts WHERE merchant = ? AND subject = ? AND at > ?',
      merchant,
      subject,
      after,
    )?.count ?? 0
  return {
    /**
     * Notes an attempt for each subject. A subject is what was asked, such as `account:ana`, whether there is such an account
     * or not: so the count tells nobody which there are.
     */
    note: (merchant: string, subjects: readonly string[], now: number): void => {
      db.run('DELETE FROM attempts WHERE at <= ?', now - REMEMBERED_MS)
      for (const subject of subjects) db.run('INSERT INTO attempts VALUES (?, ?, ?)', merchant, subject, now)
    },
    /** How often a subject was noted after a moment, in milliseconds since 1970. */
    count,
    /** Whether a subject was noted so often within five minutes that nothing more is taken for it. */
    isExhausted: (merchant: string, subject: string, now: number): boolean =>
      count(merchant, subject, now - TOO_MANY_RETRY_MS) >= WRONG_CODES,
    forget: (merchant: string, subjects: readonly string[]): void => {
      for (const subject of subjects)
        db.run('DELETE FROM attempts WHERE merchant = ? AND subject = ?', merchant, subject)
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>
