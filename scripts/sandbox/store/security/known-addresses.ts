/** From where a member logs in without being asked for more, and whether every login is asked. */
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS forgotten_addresses (
  member TEXT NOT NULL REFERENCES members (id),
  ip TEXT NOT NULL,
  PRIMARY KEY (member, ip)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS asked_always (
  member TEXT PRIMARY KEY REFERENCES members (id)
) STRICT, WITHOUT ROWID;
`

interface KnownAddress {
  readonly ip: string
  /** The last login from there, milliseconds since 1970. */
  readonly at: number
}

export function createKnownAddresses(db: Database) {
  db.create(TABLES)
  return {
    /** The last used first. */
    of: (member: string): KnownAddress[] =>
      db.all<KnownAddress>(
        `SELECT ip, MAX(at) AS at FROM login_records WHERE member = ?
        AND ip NOT IN (SELECT ip FROM forgotten_addresses WHERE member = ?) GROUP BY ip ORDER BY at DESC LIMIT 50`,
        member,
        member,
      ),
    /** Has the next login from there asked. */
    forget: (member: string, ip: string): void =>
      void db.run('INSERT OR IGNORE INTO forgotten_addresses VALUES (?, ?)', member, ip),
    /** A login from there was proved. */
    learn: (member: string, ip: string): void =>
      void db.run('DELETE FROM forgotten_addresses WHERE member = ? AND ip = ?', member, ip),
    isForgotten: (member: string, ip: string): boolean =>
      db.one('SELECT ip FROM forgotten_addresses WHERE member = ? AND ip = ?', member, ip) !== undefined,
    asksAlways: (member: string): boolean =>
      db.one('SELECT member FROM asked_always WHERE member = ?', member) !== undefined,
    askAlways: (member: string, always: boolean): void => {
      if (always) db.run('INSERT OR IGNORE INTO asked_always VALUES (?)', member)
      else db.run('DELETE FROM asked_always WHERE member = ?', member)
    },
  }
}
