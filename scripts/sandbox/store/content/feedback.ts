/** What players send: feedback. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS feedback (
  ticket TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT REFERENCES members (id),
  question_type TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
`

export interface FeedbackEntry {
  readonly ticket: string
  readonly member: string | null
  readonly questionType: string
  readonly content: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export function createFeedback(db: Database) {
  db.create(TABLES)
  return {
    /** Keeps the feedback and returns its ticket number. */
    add: (merchant: string, { member, questionType, content, at }: Omit<FeedbackEntry, 'ticket'>): string => {
      const ticket = `F-${randomBytes(5).toString('hex').toUpperCase()}`
      db.run('INSERT INTO feedback VALUES (?, ?, ?, ?, ?, ?)', ticket, merchant, member, questionType, content, at)
      return ticket
    },
    list: (merchant: string): FeedbackEntry[] =>
      db.all<FeedbackEntry>(
        'SELECT ticket, member, question_type AS questionType, content, at FROM feedback WHERE merchant = ? ORDER BY at',
        merchant,
      ),
  }
}
