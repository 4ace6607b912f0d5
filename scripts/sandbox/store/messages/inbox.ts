/** Platform messages: what each member was sent, what is read of it, and what was thrown away. */
import { randomBytes } from 'node:crypto'
import type { Database, Place } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS inbox (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  amount INTEGER,
  reference TEXT NOT NULL,
  at INTEGER NOT NULL,
  read_at INTEGER,
  removed_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS inbox_by_member ON inbox (member, at);
`

/** What a message is about; its words are those of the reader's language. */
interface Letter {
  readonly kind: string
  /** Minor units; left out where it is about no money. */
  readonly amount?: bigint
  /** Of the order that it is about. */
  readonly reference?: string
}

export interface KeptLetter {
  readonly id: string
  readonly kind: string
  readonly amount: bigint | null
  readonly reference: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly read: boolean
}

type Row = Omit<KeptLetter, 'at' | 'read'> & { readonly at: bigint; readonly readAt: bigint | null }

const COLUMNS = 'id, kind, amount, reference, at, read_at AS readAt'
const KEPT = 'member = ? AND removed_at IS NULL'

const toLetter = ({ at, readAt, ...rest }: Row): KeptLetter => ({ ...rest, at: Number(at), read: readAt !== null })

/** The messages over the state's table. */
export function createInbox(db: Database) {
  db.create(TABLES)
  const count = (where: string, member: string): number =>
    db.one<{ count: number }>(`SELECT COUNT(*) AS count FROM inbox WHERE ${where}`, member)?.count ?? 0
  return {
    send: (member: string, { kind, amount, reference }: Letter, at: number): void => {
      const id = `M${randomBytes(8).toString('hex')}`
      const values = [id, member, kind, amount ?? null, reference ?? '', at]
      db.run('INSERT INTO inbox VALUES (?, ?, ?, ?, ?, ?, NULL, NULL)', ...values)
    },
    unread: (member: string): number => count(`${KEPT} AND read_at IS NULL`, member),
    /** A page of what is kept, the newest first; and how many there are. */
    page: (member: string, { skip, take }: Place): { list: KeptLetter[]; total: number } => ({
      list: db
        .exact<Row>(
          `SELECT ${COLUMNS} FROM inbox WHERE ${KEPT} ORDER BY at DESC, rowid DESC LIMIT ? OFFSET ?`,
          member,
          take,
          skip,
        )
        .map(toLetter),
      total: count(KEPT, member),
    }),
    one: (member: string, id: string): KeptLetter | undefined =>
      db.exact<Row>(`SELECT ${COLUMNS} FROM inbox WHERE ${KEPT} AND id = ?`, member, id).map(toLetter)[0],
    /** Reads those that are named, or all. */
    read: (member: string, ids: readonly string[] | 'all', at: number): void => {
      const unread = `UPDATE inbox SET read_at = ? WHERE ${KEPT} AND read_at IS NULL`
      if (ids === 'all') return void db.run(unread, at, member)
      for (const id of ids) db.run(`${unread} AND id = ?`, at, member, id)
    },
    /** Throws them away; what is not the member's stays. */
    remove: (member: string, ids: readonly string[], at: number): void => {
      for (const id of ids) db.run(`UPDATE inbox SET removed_at = ? WHERE ${KEPT} AND id = ?`, at, member, id)
    },
  }
}
