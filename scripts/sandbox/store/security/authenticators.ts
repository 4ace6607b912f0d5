/** The secrets that members' authenticator apps share with the site. */
import type { Database } from '../database.ts'

export interface Authenticators {
  /** Keeps a member's secret, in base32. */
  keep(member: string, secret: string): void
  /** The secret, and the last step of time whose password was taken (see `totp.ts`). */
  of(member: string): { readonly secret: string; readonly step: number } | undefined
  /** Takes a member's secret away. */
  drop(member: string): void
  /** Keeps a secret that counts once a code of it has come. */
  propose(member: string, secret: string, until: number): void
  /** The secret that waits for its first code. */
  proposed(member: string, now: number): string | undefined
  /** Notes the step whose password was taken. */
  use(member: string, step: number): void
}

export function createAuthenticators(db: Database): Authenticators {
  return {
    keep: (member, secret) => {
      db.run('INSERT OR REPLACE INTO authenticators VALUES (?, ?, 0)', member, secret)
      db.run('DELETE FROM pending_authenticators WHERE member = ?', member)
    },
    drop: (member) => {
      db.run('DELETE FROM authenticators WHERE member = ?', member)
    },
    propose: (member, secret, until) => {
      db.run('INSERT OR REPLACE INTO pending_authenticators VALUES (?, ?, ?)', member, secret, until)
    },
    proposed: (member, now) =>
      db.one<{ secret: string }>(
        'SELECT secret FROM pending_authenticators WHERE member = ? AND expires_at > ?',
        member,
        now,
      )?.secret,
    of: (member) => db.one('SELECT secret, step FROM authenticators WHERE member = ?', member),
    use: (member, step) => {
      db.run('UPDATE authenticators SET step = ? WHERE member = ?', step, member)
    },
  }
}
