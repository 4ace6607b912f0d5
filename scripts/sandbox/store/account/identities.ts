/** Who is who to an identity service, and which of its tokens were used. */
import { createHash } from 'node:crypto'
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS identities (
  merchant TEXT NOT NULL,
  subject TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  PRIMARY KEY (merchant, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS used_identity_tokens (
  token_hash BLOB PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

/** How long a token is remembered beyond its end: as far as clocks may differ. */
const MARGIN_MS = 300_000

export function createIdentities(db: Database) {
  db.create(TABLES)
  return {
    /** The id of the member that belongs to a person of the service. */
    member: (merchant: string, subject: string): string | undefined =>
      db.one<{ member: string }>('SELECT member FROM identities WHERE merchant = ? AND subject = ?', merchant, subject)
        ?.member,
    /** Notes whose person it is; the first member keeps it. */
    link: (merchant: string, subject: string, member: string): void => {
      db.run('INSERT OR IGNORE INTO identities VALUES (?, ?, ?)', merchant, subject, member)
    },
    /**
     * Uses a token up.
     * @param expiresAt seconds since 1970; until then it is remembered
     * @returns whether it had not been used before
     */
    use: (token: string, expiresAt: number, now: number): boolean => {
      db.run('DELETE FROM used_identity_tokens WHERE expires_at <= ?', now - MARGIN_MS)
      const hash = createHash('sha256').update(token).digest()
      return db.run('INSERT OR IGNORE INTO used_identity_tokens VALUES (?, ?)', hash, expiresAt * 1000) === 1
    },
  }
}
