/** News of members' money: kept for those who come back, and told at once to those who listen. */
import type { CHAT_NEWS, CONTRACT_NEWS, NotificationKind } from '../../../../src/rules/messages/notification-kinds.ts'
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS notifications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL,
  reference TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS notifications_by_member ON notifications (member, id);
`

export interface Notice {
  readonly kind: NotificationKind | typeof CHAT_NEWS | typeof CONTRACT_NEWS
  /** Minor units. */
  readonly amount: bigint
  /** Of the order that it is about. */
  readonly reference: string
}

export interface KeptNotice extends Notice {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
}

type Row = Omit<KeptNotice, 'id' | 'at'> & { readonly id: bigint; readonly at: bigint }

/** The news over the state's table. */
export function createNotifications(db: Database) {
  db.create(TABLES)
  const listeners = new Map<string, Set<() => void>>()
  return {
    /** Keeps one, and tells who listens once all that is going on is kept. */
    add: (member: string, { kind, amount, reference }: Notice, at: number): void => {
      db.run(
        'INSERT INTO notifications (member, kind, amount, reference, at) VALUES (?, ?, ?, ?, ?)',
        member,
        kind,
        amount,
        reference,
        at,
      )
      // A transaction may be open, which may yet be undone; it never is when the task is over.
      queueMicrotask(() => {
        for (const tell of listeners.get(member) ?? []) tell()
      })
    },
    /** A member's after a number, the oldest first. */
    after: (member: string, id: number): KeptNotice[] =>
      db
        .exact<Row>(
          'SELECT id, kind, amount, reference, at FROM notifications WHERE member = ? AND id > ? ORDER BY id LIMIT 100',
          member,
          id,
        )
        .map((row) => ({ ...row, id: Number(row.id), at: Number(row.at) })),
    /** The number of a member's last; 0 before the first. */
    last: (member: string): number =>
      db.one<{ id: number | null }>('SELECT MAX(id) AS id FROM notifications WHERE member = ?', member)?.id ?? 0,
    /** Is told that there is something new, until the function that it returns is called. */
    listen: (member: string, tell: () => void): (() => void) => {
      const own = listeners.get(member) ?? new Set()
      listeners.set(member, own.add(tell))
      return () => {
        own.delete(tell)
        if (own.size === 0) listeners.delete(member)
      }
    },
  }
}
