/** Logins that wait for a second factor: a ticket for the client, its hash alone in the state. */
import { createHash, randomBytes } from 'node:crypto'
import { WRONG_CODES } from './attempts.ts'
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS pending_logins (
  ticket_hash BLOB PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  failures INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

/** How long a login waits: 15 minutes, in milliseconds; longer than the codes that prove it. */
export const TICKET_MS = 15 * 60_000

const digest = (ticket: string): Buffer => createHash('sha256').update(ticket).digest()

export function createPendingLogins(db: Database) {
  db.create(TABLES)
  return {
    /** Lets a login wait; returns its ticket. */
    wait: (member: string, now: number): string => {
      const ticket = randomBytes(24).toString('base64url')
      db.run('DELETE FROM pending_logins WHERE expires_at <= ?', now)
      db.run('INSERT INTO pending_logins VALUES (?, ?, 0, ?)', digest(ticket), member, now + TICKET_MS)
      return ticket
    },
    /** The id of the member whose login waits, unless it has waited too long or was answered wrongly too often. */
    memberOf: (ticket: string, now: number): string | undefined =>
      db.one<{ member: string }>(
        'SELECT member FROM pending_logins WHERE ticket_hash = ? AND expires_at > ? AND failures < ?',
        digest(ticket),
        now,
        WRONG_CODES,
      )?.member,
    /** Notes a wrong answer; returns whether further ones are taken. */
    fail: (ticket: string): boolean => {
      db.run('UPDATE pending_logins SET failures = failures + 1 WHERE ticket_hash = ?', digest(ticket))
      const row = db.one<{ failures: number }>(
        'SELECT failures FROM pending_logins WHERE ticket_hash = ?',
        digest(ticket),
      )
      return row !== undefined && row.failures < WRONG_CODES
    },
    end: (ticket: string): void => {
      db.run('DELETE FROM pending_logins WHERE ticket_hash = ?', digest(ticket))
    },
    /** Ends whatever login of the member waits. */
    endAll: (member: string): void => {
      db.run('DELETE FROM pending_logins WHERE member = ?', member)
    },
  }
}
