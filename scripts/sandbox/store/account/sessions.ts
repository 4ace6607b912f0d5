/** Sessions: a 256-bit token for the client, its hash alone in the state. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import type { Caller, LoginRecords } from './login-records.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS sessions (
  token_hash BLOB PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  password_demanded INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_member ON sessions (member);
`

/** How long a session lasts: 12 hours, in milliseconds. */
export const SESSION_MS = 12 * 3_600_000

/** What is kept of a token. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Who calls from within, such as a test. */
const NOBODY: Caller = { ip: '127.0.0.1', device: '' }

export function createSessions(db: Database, records: LoginRecords) {
  db.create(TABLES)
  return {
    /**
     * Begins a session, notes who logged in, and returns the session's token.
     * @param demandsPassword whether a new password must be chosen before anything else
     */
    begin: (member: string, now: number, caller: Caller = NOBODY, demandsPassword: boolean = false): string => {
      const token = randomBytes(32).toString('base64url')
      const until = now + SESSION_MS
      db.run(
        'INSERT INTO sessions VALUES (?, ?, ?, ?, ?)',
        tokenDigest(token),
        member,
        now,
        until,
        Number(demandsPassword),
      )
      records.note(member, caller, now, tokenDigest(token))
      return token
    },
    /** The id of the member whose running session the token names. */
    memberOf: (token: string, now: number): string | undefined =>
      db.one<{ member: string }>(
        'SELECT member FROM sessions WHERE token_hash = ? AND expires_at > ?',
        tokenDigest(token),
        now,
      )?.member,
    /** Whether the running session that the token names waits for a new password. */
    demandsPassword: (token: string, now: number): boolean =>
      db.one(
        'SELECT 1 FROM sessions WHERE token_hash = ? AND expires_at > ? AND password_demanded = 1',
        tokenDigest(token),
        now,
      ) !== undefined,
    /** Whether the session whose token has this hash still runs. */
    isRunning: (tokenHash: Uint8Array, now: number): boolean =>
      db.one('SELECT 1 FROM sessions WHERE token_hash = ? AND expires_at > ?', tokenHash, now) !== undefined,
    /** How many sessions of a member run. */
    countOf: (member: string, now: number): number =>
      db.one<{ running: number }>(
        'SELECT count(*) AS running FROM sessions WHERE member = ? AND expires_at > ?',
        member,
        now,
      )?.running ?? 0,
    end: (token: string): void => {
      db.run('DELETE FROM sessions WHERE token_hash = ?', tokenDigest(token))
    },
    /** Ends every session of a member; returns how many there were. */
    endAll: (member: string): number => db.run('DELETE FROM sessions WHERE member = ?', member),
  }
}
