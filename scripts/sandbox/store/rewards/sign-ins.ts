/** The days that members have claimed of the daily sign-in. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS sign_ins (
  member TEXT NOT NULL REFERENCES members (id),
  day TEXT NOT NULL,
  PRIMARY KEY (member, day)
) STRICT, WITHOUT ROWID;
`

/** The days over the state's table; each is written `yyyy-MM-dd`. */
export function createSignIns(db: Database) {
  db.create(TABLES)
  return {
    add: (member: string, day: string): void => {
      db.run('INSERT OR IGNORE INTO sign_ins VALUES (?, ?)', member, day)
    },
    forget: (member: string): void => {
      db.run('DELETE FROM sign_ins WHERE member = ?', member)
    },
    of: (member: string): ReadonlySet<string> =>
      new Set(db.all<{ day: string }>('SELECT day FROM sign_ins WHERE member = ?', member).map(({ day }) => day)),
  }
}
