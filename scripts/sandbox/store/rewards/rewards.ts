/** Rewards of members: what an operator has promised or given them. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'

export const REWARDS_SCHEMA = `
CREATE TABLE IF NOT EXISTS rewards (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  amount INTEGER,
  status TEXT NOT NULL,
  at INTEGER NOT NULL,
  ends INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS rewards_by_member ON rewards (member, at);
`

interface Reward {
  readonly id: string
  readonly kind: string
  /** Minor units. */
  readonly amount: bigint | null
  readonly status: string
  /** Milliseconds since 1970. */
  readonly ends: number | null
}

type Row = Omit<Reward, 'ends'> & { readonly ends: bigint | null }

/** The rewards over the state's table. */
export const createRewards = (db: Database) => ({
  /** @returns its number */
  give: (member: string, { kind, amount, status, ends }: Omit<Reward, 'id'>, at: number): string => {
    const id = `RW${randomBytes(6).toString('hex').toUpperCase()}`
    db.run('INSERT INTO rewards VALUES (?, ?, ?, ?, ?, ?, ?)', id, member, kind, amount, status, at, ends)
    return id
  },
  setStatus: (id: string, status: string): void => {
    db.run('UPDATE rewards SET status = ? WHERE id = ?', status, id)
  },
  /** A member's, the newest first. */
  of: (member: string): Reward[] =>
    db
      .exact<Row>('SELECT id, kind, amount, status, ends FROM rewards WHERE member = ? ORDER BY at DESC, id', member)
      .map(({ ends, ...reward }) => ({ ...reward, ends: ends === null ? null : Number(ends) })),
})
