/** Which teams and leagues a member has marked as favourites. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS favorite_sides (
  number INTEGER PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL CHECK (kind IN ('team', 'league')),
  id TEXT NOT NULL,
  UNIQUE (member, kind, id)
) STRICT;
`

export interface SportsMark {
  readonly kind: 'team' | 'league'
  readonly id: string
}

export function createSportsMarks(db: Database) {
  db.create(TABLES)
  return {
    /** The newest first. */
    of: (member: string): SportsMark[] =>
      db.all('SELECT kind, id FROM favorite_sides WHERE member = ? ORDER BY number DESC', member),
    set: (member: string, { kind, id }: SportsMark, isFavorite: boolean): void => {
      if (isFavorite)
        db.run('INSERT OR IGNORE INTO favorite_sides (member, kind, id) VALUES (?, ?, ?)', member, kind, id)
      else db.run('DELETE FROM favorite_sides WHERE member = ? AND kind = ? AND id = ?', member, kind, id)
    },
  }
}
