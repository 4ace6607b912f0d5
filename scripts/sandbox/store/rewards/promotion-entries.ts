/** What members have done about promotions, and what has become of it. */
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS promotion_entries (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  promotion TEXT NOT NULL,
  status TEXT NOT NULL,
  due INTEGER,
  comment TEXT NOT NULL,
  pictures TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS promotion_entries_by_member ON promotion_entries (member);
`

export interface PromotionEntry {
  /** Member and promotion: nobody takes part twice. */
  readonly id: string
  readonly member: string
  readonly promotion: string
  /** As it goes out (spec 4, "Promotion or activity status"). */
  readonly status: string
  /** What the member is to get or got, in minor units; `null` while nobody knows. */
  readonly due: bigint | null
  readonly comment: string
  readonly pictures: readonly string[]
  /** Why it was turned down. */
  readonly reason: string
  /** When it was applied for, in milliseconds since 1970. */
  readonly at: number
}

/** The entries over the state's table. */
export function createPromotionEntries(db: Database) {
  db.create(TABLES)
  const { add, keep, where } = tableOf<PromotionEntry>(db, 'promotion_entries', 'id', {
    pictures: 'json',
    at: 'number',
  })
  const idOf = (member: string, promotion: string): string => `${member}/${promotion}`
  const find = (member: string, promotion: string): PromotionEntry | undefined =>
    where('id = ?', idOf(member, promotion))[0]
  return {
    find,
    /** Writes what has become of one, or that there is one now. */
    put: (entry: Omit<PromotionEntry, 'id'>): void => {
      const written = { ...entry, id: idOf(entry.member, entry.promotion) }
      if (find(entry.member, entry.promotion)) keep(written)
      else add(written)
    },
  }
}
