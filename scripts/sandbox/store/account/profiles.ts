/** What members said of themselves when they registered, and the password that guards their payments. */
import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../database.ts'
import { hashOf, secretOf } from './members.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS profiles (
  member TEXT PRIMARY KEY REFERENCES members (id),
  fields TEXT NOT NULL,
  payment_salt BLOB NOT NULL,
  payment_hash BLOB
) STRICT, WITHOUT ROWID;
`

/** Fields by their wire names; a password is never among them. */
export type Profile = Readonly<Record<string, string>>

/** What stands where there is no payment password: no salt, and a hash that is none. */
const NO_SECRET = { salt: new Uint8Array(), hash: null } as const

interface Secrets {
  payment_salt: Uint8Array
  payment_hash: Uint8Array | null
}

export function createProfiles(db: Database) {
  db.create(TABLES)
  const of = (member: string): Profile => {
    const row = db.one<{ fields: string }>('SELECT fields FROM profiles WHERE member = ?', member)
    // Written by `keep`, from texts by name.
    return row ? (JSON.parse(row.fields) as Profile) : {}
  }
  const secretsOf = (member: string): Secrets | undefined =>
    db.one<Secrets>('SELECT payment_salt, payment_hash FROM profiles WHERE member = ?', member)
  const keep = (member: string, profile: Profile, paymentPassword?: string): void => {
    // A hash costs a millisecond or two, and every account of every brand is kept at a start.
    const { salt, hash } = paymentPassword === undefined ? NO_SECRET : secretOf(paymentPassword)
    db.run('INSERT OR REPLACE INTO profiles VALUES (?, ?, ?, ?)', member, JSON.stringify(profile), salt, hash)
  }
  const ensure = (member: string): void => {
    if (!secretsOf(member)) keep(member, {})
  }
  return {
    /** Keeps a profile; of the payment password a hash alone. */
    keep,
    /** Changes one field of a member's profile. */
    set: (member: string, field: string, value: string): void => {
      ensure(member)
      const fields = JSON.stringify({ ...of(member), [field]: value })
      db.run('UPDATE profiles SET fields = ? WHERE member = ?', fields, member)
    },
    setPaymentPassword: (member: string, password: string): void => {
      ensure(member)
      const { salt, hash } = secretOf(password)
      db.run('UPDATE profiles SET payment_salt = ?, payment_hash = ? WHERE member = ?', salt, hash, member)
    },
    hasPaymentPassword: (member: string): boolean => Boolean(secretsOf(member)?.payment_hash),
    /** Whether it is a member's payment password; false where there is none. */
    isPaymentPassword: (member: string, password: string): boolean => {
      const kept = secretsOf(member)
      return kept?.payment_hash ? timingSafeEqual(hashOf(password, kept.payment_salt), kept.payment_hash) : false
    },
    /** A member's profile; empty where none was kept. */
    of,
  }
}
