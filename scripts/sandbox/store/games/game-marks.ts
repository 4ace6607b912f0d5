/** Which games a member has marked as favourites, and launched last. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS favorite_games (
  member TEXT NOT NULL REFERENCES members (id),
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS recent_games (
  member TEXT NOT NULL REFERENCES members (id),
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member, game)
) STRICT, WITHOUT ROWID;
`

export function createGameMarks(db: Database) {
  db.create(TABLES)
  const ids = (rows: readonly { game: string }[]): string[] => rows.map(({ game }) => game)
  /** Counts on where two marks are of the same millisecond. */
  const next = (table: 'favorite_games' | 'recent_games', member: string, now: number): number =>
    Math.max(
      now,
      (db.one<{ last: number | null }>(`SELECT MAX(at) AS last FROM ${table} WHERE member = ?`, member)?.last ?? 0) + 1,
    )
  return {
    /** Game ids, the newest mark first. */
    favorites: (member: string): string[] =>
      ids(db.all('SELECT game FROM favorite_games WHERE member = ? ORDER BY at DESC', member)),
    isFavorite: (member: string, game: string): boolean =>
      db.one('SELECT 1 FROM favorite_games WHERE member = ? AND game = ?', member, game) !== undefined,
    /** Marks a game, or takes the mark away; does nothing where that is so already. */
    setFavorite: (member: string, game: string, favorite: boolean, now: number): void => {
      if (favorite)
        db.run(
          'INSERT OR IGNORE INTO favorite_games VALUES (?, ?, ?)',
          member,
          game,
          next('favorite_games', member, now),
        )
      else db.run('DELETE FROM favorite_games WHERE member = ? AND game = ?', member, game)
    },
    /** Game ids, the last launch first. */
    recent: (member: string, count: number): string[] =>
      ids(db.all('SELECT game FROM recent_games WHERE member = ? ORDER BY at DESC LIMIT ?', member, count)),
    launched: (member: string, game: string, now: number): void => {
      db.run('INSERT OR REPLACE INTO recent_games VALUES (?, ?, ?)', member, game, next('recent_games', member, now))
    },
  }
}
