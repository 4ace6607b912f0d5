/** What is said in the chat room, how far each has read, and where nobody answers. */
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS chat_lines (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  sender TEXT NOT NULL CHECK (sender IN ('visitor', 'service')),
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  pictures TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS chat_lines_by_owner ON chat_lines (owner, id);
CREATE TABLE IF NOT EXISTS chat_read (owner TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS chat_away (merchant TEXT PRIMARY KEY) STRICT;
`

export interface ChatLine {
  readonly id: number
  /** A member's id, or what a guest is known by. */
  readonly owner: string
  /** Empty of service's own. */
  readonly key: string
  readonly sender: 'visitor' | 'service'
  readonly name: string
  readonly text: string
  readonly pictures: readonly string[]
  /** Milliseconds since 1970. */
  readonly at: number
}

export function createChat(db: Database) {
  db.create(TABLES)
  const { add, where } = tableOf<ChatLine>(db, 'chat_lines', 'id', { id: 'number', pictures: 'json', at: 'number' })
  const lastId = (): number => db.one<{ id: number | null }>('SELECT MAX(id) AS id FROM chat_lines')?.id ?? 0
  return {
    /** @returns the line's number */
    add: (line: Omit<ChatLine, 'id'>): number => {
      const id = lastId() + 1
      add({ ...line, id })
      return id
    },
    byKey: (owner: string, key: string): ChatLine | undefined => where('owner = ? AND key = ?', owner, key)[0],
    /** The last 200, the first first. */
    of: (owner: string): ChatLine[] => where('owner = ? ORDER BY id DESC LIMIT 200', owner).toReversed(),
    read: (owner: string, last: number): void => {
      db.run('INSERT INTO chat_read VALUES (?, ?) ON CONFLICT DO UPDATE SET last = MAX(last, ?)', owner, last, last)
    },
    unread: (owner: string): number =>
      db.one<{ n: number }>(
        `SELECT COUNT(*) AS n FROM chat_lines WHERE owner = ? AND sender = 'service'
         AND id > COALESCE((SELECT last FROM chat_read WHERE owner = ?), 0)`,
        owner,
        owner,
      )?.n ?? 0,
    isAway: (merchant: string): boolean =>
      db.one<{ merchant: string }>('SELECT merchant FROM chat_away WHERE merchant = ?', merchant) !== undefined,
    setAway: (merchant: string, away: boolean): void => {
      db.run('DELETE FROM chat_away WHERE merchant = ?', merchant)
      if (away) db.run('INSERT INTO chat_away VALUES (?)', merchant)
    },
  }
}
