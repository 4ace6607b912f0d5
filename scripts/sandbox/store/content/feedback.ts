/** What players send, and what is answered: feedback. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS feedback (
  ticket TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  member TEXT REFERENCES members (id),
  question_type TEXT NOT NULL,
  content TEXT NOT NULL,
  pictures TEXT NOT NULL,
  at INTEGER NOT NULL,
  answers TEXT NOT NULL,
  closed INTEGER NOT NULL CHECK (closed IN (0, 1))
) STRICT;
CREATE INDEX IF NOT EXISTS feedback_by_member ON feedback (member, at);
`

export interface FeedbackEntry {
  readonly ticket: string
  readonly merchant: string
  /** `null` for a guest. */
  readonly member: string | null
  readonly questionType: string
  readonly content: string
  readonly pictures: readonly string[]
  /** Milliseconds since 1970. */
  readonly at: number
  readonly answers: readonly { readonly time: number; readonly text: string }[]
  readonly closed: boolean
}

export function createFeedback(db: Database) {
  db.create(TABLES)
  const { add, keep, where } = tableOf<FeedbackEntry>(db, 'feedback', 'ticket', {
    pictures: 'json',
    at: 'number',
    answers: 'json',
    closed: 'flag',
  })
  return {
    /** Keeps the feedback and returns its ticket number. */
    add: (entry: Omit<FeedbackEntry, 'ticket' | 'answers' | 'closed'>): string => {
      const ticket = `F-${randomBytes(5).toString('hex').toUpperCase()}`
      add({ ...entry, ticket, answers: [], closed: false })
      return ticket
    },
    /** Writes what has changed. */
    keep,
    byTicket: (ticket: string): FeedbackEntry | undefined => where('ticket = ?', ticket)[0],
    list: (merchant: string): FeedbackEntry[] => where('merchant = ? ORDER BY at', merchant),
    /** A member's, the newest first. */
    ofMember: (member: string): FeedbackEntry[] => where('member = ? ORDER BY at DESC, rowid DESC', member),
  }
}
