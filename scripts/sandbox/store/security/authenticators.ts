/** The secrets that members' authenticator apps share with the site. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS authenticators (
  member TEXT PRIMARY KEY REFERENCES members (id),
  secret TEXT NOT NULL,
  step INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS pending_authenticators (
  member TEXT PRIMARY KEY REFERENCES members (id),
  secret TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

export function createAuthenticators(db: Database) {
  db.create(TABLES)
  return {
    /** Keeps a member's secret, in base32. */
    keep: (member: string, secret: string): void => {
      db.run('INSERT OR REPLACE INTO authenticators VALUES (?, ?, 0)', member, secret)
      db.run('DELETE FROM pending_authenticators WHERE member = ?', member)
    },
    /** Takes a member's secret away. */
    drop: (member: string): void => {
      db.run('DELETE FROM authenticators WHERE member = ?', member)
    },
    /** Keeps a secret that counts once a code of it has come. */
    propose: (member: string, secret: string, until: number): void => {
      db.run('INSERT OR REPLACE INTO pending_authenticators VALUES (?, ?, ?)', member, secret, until)
    },
    /** The secret that waits for its first code. */
    proposed: (member: string, now: number): string | undefined =>
      db.one<{ secret: string }>(
        'SELECT secret FROM pending_authenticators WHERE member = ? AND expires_at > ?',
        member,
        now,
      )?.secret,
    /** The secret, and the last step of time whose password was taken (see `totp.ts`). */
    of: (member: string): { readonly secret: string; readonly step: number } | undefined =>
      db.one('SELECT secret, step FROM authenticators WHERE member = ?', member),
    /** Notes the step whose password was taken. */
    use: (member: string, step: number): void => {
      db.run('UPDATE authenticators SET step = ? WHERE member = ?', step, member)
    },
  }
}
