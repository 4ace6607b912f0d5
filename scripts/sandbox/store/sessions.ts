/** Sessions: a 256-bit token for the client, its hash alone in the state. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** How long a session lasts: 12 hours, in milliseconds. */
export const SESSION_MS = 12 * 3_600_000

export interface Sessions {
  /** Begins a session and returns its token. */
  begin(member: string, now: number): string
  /** The id of the member whose running session the token names. */
  memberOf(token: string, now: number): string | undefined
  end(token: string): void
  /** Ends every session of a member; returns how many there were. */
  endAll(member: string): number
}

const digest = (token: string): Buffer => createHash('sha256').update(token).digest()

export function createSessions(db: Database): Sessions {
  return {
    begin: (member, now) => {
      const token = randomBytes(32).toString('base64url')
      db.run('INSERT INTO sessions VALUES (?, ?, ?, ?)', digest(token), member, now, now + SESSION_MS)
      return token
    },
    memberOf: (token, now) =>
      db.one<{ member: string }>(
        'SELECT member FROM sessions WHERE token_hash = ? AND expires_at > ?',
        digest(token),
        now,
      )?.member,
    end: (token) => {
      db.run('DELETE FROM sessions WHERE token_hash = ?', digest(token))
    },
    endAll: (member) => db.run('DELETE FROM sessions WHERE member = ?', member),
  }
}
