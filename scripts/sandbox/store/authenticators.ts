/** The secrets that members' authenticator apps share with the site. */
import type { Database } from './database.ts'

export interface Authenticators {
  /** Keeps a member's secret, in base32. */
  keep(member: string, secret: string): void
  /** The secret, and the last step of time whose password was taken (see `totp.ts`). */
  of(member: string): { readonly secret: string; readonly step: number } | undefined
  /** Notes the step whose password was taken. */
  use(member: string, step: number): void
}

export function createAuthenticators(db: Database): Authenticators {
  return {
    keep: (member, secret) => {
      db.run('INSERT OR REPLACE INTO authenticators VALUES (?, ?, 0)', member, secret)
    },
    of: (member) => db.one('SELECT secret, step FROM authenticators WHERE member = ?', member),
    use: (member, step) => {
      db.run('UPDATE authenticators SET step = ? WHERE member = ?', step, member)
    },
  }
}
