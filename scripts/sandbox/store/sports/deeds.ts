/** What operators have done to fixtures by hand: all else of them is computed. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS sports_deeds (
  fixture TEXT NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  detail TEXT NOT NULL
) STRICT;
`

export const DEED_KINDS = ['goal', 'suspend', 'resume', 'interrupt', 'finish', 'postpone', 'price', 'remove'] as const
export type DeedKind = (typeof DEED_KINDS)[number]

export interface Deed {
  readonly fixture: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: DeedKind
  /** The side that scored, why it is suspended, the outcome and its price, the market that is gone. */
  readonly detail: string
}

export function createSportsDeeds(db: Database) {
  db.create(TABLES)
  // Asked for with every price: kept at hand, and there are few.
  const kept = new Map<string, Deed[]>()
  const keep = (deed: Deed): void => void kept.set(deed.fixture, [...(kept.get(deed.fixture) ?? []), deed])
  for (const deed of db.all<Deed>('SELECT * FROM sports_deeds ORDER BY at, rowid')) keep(deed)
  const none: readonly Deed[] = []
  return {
    add: (deed: Deed): void => {
      db.run('INSERT INTO sports_deeds VALUES (?, ?, ?, ?)', deed.fixture, deed.at, deed.kind, deed.detail)
      keep(deed)
    },
    /** Those of a fixture up to a moment, the oldest first. */
    of: (fixture: string, now: number): readonly Deed[] => kept.get(fixture)?.filter(({ at }) => at <= now) ?? none,
  }
}
