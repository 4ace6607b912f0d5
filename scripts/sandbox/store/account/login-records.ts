/** Who logged in when and from where; a login whose session still runs is a device. */
import type { Database, Place } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS login_records (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  token_hash BLOB,
  at INTEGER NOT NULL,
  ip TEXT NOT NULL,
  device TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS login_records_by_member ON login_records (member, at);
`

/** Where a call comes from, as it is told to the member. */
export interface Caller {
  readonly ip: string
  /** A browser on a system, such as `Chrome · Android`. */
  readonly device: string
}

export interface LoginRecord extends Caller {
  readonly at: number
}

export interface Device extends LoginRecord {
  readonly id: string
  readonly current: boolean
}

const FIELDS = 'login_records.at, login_records.ip, login_records.device'

export function createLoginRecords(db: Database) {
  db.create(TABLES)
  return {
    /** Notes a login; one of long ago has no session. */
    note: (member: string, { ip, device }: Caller, at: number, tokenHash?: Uint8Array): void => {
      db.run(
        'INSERT INTO login_records VALUES (lower(hex(randomblob(8))), ?, ?, ?, ?, ?)',
        member,
        tokenHash ?? null,
        at,
        ip,
        device,
      )
    },
    /** A page of a member's logins, the newest first, and how many there are. */
    list: (member: string, { skip, take }: Place): { readonly logins: LoginRecord[]; readonly total: number } => ({
      logins: db.all<LoginRecord>(
        `SELECT ${FIELDS} FROM login_records WHERE member = ? ORDER BY at DESC, rowid DESC LIMIT ? OFFSET ?`,
        member,
        take,
        skip,
      ),
      total:
        db.one<{ total: number }>('SELECT COUNT(*) AS total FROM login_records WHERE member = ?', member)?.total ?? 0,
    }),
    /** The last login before that of a session. */
    before: (member: string, tokenHash: Uint8Array): LoginRecord | undefined =>
      db.one<LoginRecord>(
        `SELECT ${FIELDS} FROM login_records WHERE member = ? AND token_hash IS NOT ? ORDER BY at DESC, rowid DESC LIMIT 1`,
        member,
        tokenHash,
      ),
    /** The sessions that run, the newest first. */
    devices: (member: string, tokenHash: Uint8Array, now: number): Device[] =>
      db
        .all<LoginRecord & { id: string; current: number }>(
          `SELECT login_records.id, ${FIELDS}, login_records.token_hash IS ? AS current FROM login_records
          JOIN sessions ON sessions.token_hash = login_records.token_hash
          WHERE login_records.member = ? AND sessions.expires_at > ? ORDER BY login_records.at DESC, login_records.rowid DESC`,
          tokenHash,
          member,
          now,
        )
        .map((row) => ({ ...row, current: row.current === 1 })),
    /** Ends the session of one of them; returns whether there was one. */
    end: (member: string, id: string): boolean =>
      db.run(
        'DELETE FROM sessions WHERE member = ? AND token_hash = (SELECT token_hash FROM login_records WHERE id = ?)',
        member,
        id,
      ) > 0,
  }
}

export type LoginRecords = ReturnType<typeof createLoginRecords>
