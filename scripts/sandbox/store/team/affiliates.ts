/** Who has applied to be an affiliate, and what has become of it. */
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS affiliates (
  member TEXT PRIMARY KEY REFERENCES members (id),
  state TEXT NOT NULL CHECK (state IN ('applied', 'approved', 'rejected')),
  contact TEXT NOT NULL,
  channel TEXT NOT NULL,
  content TEXT NOT NULL,
  reason TEXT NOT NULL,
  code TEXT,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

export const AFFILIATE_STATES = ['applied', 'approved', 'rejected'] as const

export interface Affiliate {
  readonly member: string
  readonly state: (typeof AFFILIATE_STATES)[number]
  readonly contact: string
  readonly channel: string
  readonly content: string
  /** Why it was rejected. */
  readonly reason: string
  /** `null` before it is approved. */
  readonly code: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The applications over the state's table. */
export function createAffiliates(db: Database) {
  db.create(TABLES)
  const { add, keep, where } = tableOf<Affiliate>(db, 'affiliates', 'member', { at: 'number' })
  const of = (member: string): Affiliate | undefined => where('member = ?', member)[0]
  return {
    of,
    put: (affiliate: Affiliate): void => (of(affiliate.member) ? keep : add)(affiliate),
    /** Whether a code is that of somebody who was approved. */
    hasCode: (code: string): boolean => where("code = ? AND state = 'approved'", code).length > 0,
  }
}
