/** Who has come by whose code: read from what they registered with. */
import type { Database } from '../database.ts'

export interface Friend {
  readonly id: string
  readonly username: string
  /** Milliseconds since 1970. */
  readonly at: number
}

export const createReferrals = (db: Database) => ({
  /** Those who registered with a code, the newest first. */
  friends: (merchant: string, code: string): Friend[] =>
    db.all<Friend>(
      `SELECT members.id, username, created_at AS at FROM members JOIN profiles ON profiles.member = members.id
       WHERE merchant = ? AND json_extract(fields, '$.referralCode') = ? ORDER BY created_at DESC, members.rowid DESC`,
      merchant,
      code,
    ),
})
