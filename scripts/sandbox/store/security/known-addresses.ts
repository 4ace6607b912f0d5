/** From where a member logs in without being asked for more, and whether every login is asked. */
import type { Database } from '../database.ts'

interface KnownAddress {
  readonly ip: string
  /** The last login from there, milliseconds since 1970. */
  readonly at: number
}

export interface KnownAddresses {
  /** The last used first. */
  of(member: string): KnownAddress[]
  /** Has the next login from there asked. */
  forget(member: string, ip: string): void
  /** A login from there was proved. */
  learn(member: string, ip: string): void
  isForgotten(member: string, ip: string): boolean
  asksAlways(member: string): boolean
  askAlways(member: string, always: boolean): void
}

export function createKnownAddresses(db: Database): KnownAddresses {
  return {
    of: (member) =>
      db.all<KnownAddress>(
        `SELECT ip, MAX(at) AS at FROM login_records WHERE member = ?
        AND ip NOT IN (SELECT ip FROM forgotten_addresses WHERE member = ?) GROUP BY ip ORDER BY at DESC LIMIT 50`,
        member,
        member,
      ),
    forget: (member, ip) => void db.run('INSERT OR IGNORE INTO forgotten_addresses VALUES (?, ?)', member, ip),
    learn: (member, ip) => void db.run('DELETE FROM forgotten_addresses WHERE member = ? AND ip = ?', member, ip),
    isForgotten: (member, ip) =>
      db.one('SELECT ip FROM forgotten_addresses WHERE member = ? AND ip = ?', member, ip) !== undefined,
    asksAlways: (member) => db.one('SELECT member FROM asked_always WHERE member = ?', member) !== undefined,
    askAlways: (member, always) => {
      if (always) db.run('INSERT OR IGNORE INTO asked_always VALUES (?)', member)
      else db.run('DELETE FROM asked_always WHERE member = ?', member)
    },
  }
}
