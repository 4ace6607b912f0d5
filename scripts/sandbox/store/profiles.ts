/** What members said of themselves when they registered, and the password that guards their payments. */
import { randomBytes, scryptSync } from 'node:crypto'
import type { Database } from './database.ts'

/** Fields by their wire names; a password is never among them. */
export type Profile = Readonly<Record<string, string>>

export interface Profiles {
  /** Keeps a profile; of the payment password a hash alone. */
  keep(member: string, profile: Profile, paymentPassword?: string): void
  /** A member's profile; empty where none was kept. */
  of(member: string): Profile
}

export function createProfiles(db: Database): Profiles {
  return {
    keep: (member, profile, paymentPassword) => {
      const salt = randomBytes(16)
      const hash = paymentPassword === undefined ? null : scryptSync(paymentPassword, salt, 32, { N: 512, r: 8, p: 1 })
      db.run('INSERT OR REPLACE INTO profiles VALUES (?, ?, ?, ?)', member, JSON.stringify(profile), salt, hash)
    },
    of: (member) => {
      const row = db.one<{ fields: string }>('SELECT fields FROM profiles WHERE member = ?', member)
      // Written by `keep`, from texts by name.
      return row ? (JSON.parse(row.fields) as Profile) : {}
    },
  }
}
