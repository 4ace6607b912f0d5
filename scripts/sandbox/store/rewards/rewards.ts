/** Rewards of members: what an operator has promised or given them. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'
import { tableOf } from '../table.ts'

const TABLES = `
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

export interface Reward {
  readonly id: string
  readonly member: string
  readonly kind: string
  /** Minor units. */
  readonly amount: bigint | null
  readonly status: string
  /** Milliseconds since 1970, as is its end. */
  readonly at: number
  readonly ends: number | null
}

/** The rewards over the state's table. */
export function createRewards(db: Database) {
  db.create(TABLES)
  const { add, where } = tableOf<Reward>(db, 'rewards', 'id', { at: 'number', ends: 'number' })
  return {
    /** @returns its number */
    give: (reward: Omit<Reward, 'id'>): string => {
      const id = `RW${randomBytes(6).toString('hex').toUpperCase()}`
      add({ ...reward, id })
      return id
    },
    setStatus: (id: string, status: string): void => {
      db.run('UPDATE rewards SET status = ? WHERE id = ?', status, id)
    },
    /** A member's, the newest first. */
    of: (member: string): Reward[] => where('member = ? ORDER BY at DESC, id', member),
  }
}
