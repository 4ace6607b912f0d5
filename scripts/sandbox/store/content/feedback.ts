/** What players send: feedback. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'

export interface FeedbackEntry {
  readonly ticket: string
  readonly member: string | null
  readonly questionType: string
  readonly content: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export function createFeedback(db: Database) {
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
