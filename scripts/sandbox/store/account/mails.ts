/** E-mails that would go out. None leaves the machine. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS mails (
  id INTEGER PRIMARY KEY,
  merchant TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
`

export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export function createMails(db: Database) {
  db.create(TABLES)
  return {
    send: (merchant: string, { recipient, subject, text, at }: Mail): void => {
      db.run(
        'INSERT INTO mails (merchant, recipient, subject, text, at) VALUES (?, ?, ?, ?, ?)',
        merchant,
        recipient.toLowerCase(),
        subject,
        text,
        at,
      )
    },
    /** What a recipient was sent, the last one first. */
    sent: (merchant: string, recipient: string): Mail[] =>
      db.all<Mail>(
        'SELECT recipient, subject, text, at FROM mails WHERE merchant = ? AND recipient = ? ORDER BY id DESC LIMIT 20',
        merchant,
        recipient.toLowerCase(),
      ),
  }
}
