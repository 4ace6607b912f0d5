/** The seeds that an account's rounds of a game are drawn from: one in use, whose hash alone is shown until it is not. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database.ts'

export interface SeedInUse {
  readonly id: number
  readonly seed: Uint8Array
  /** SHA-256 in hex. */
  readonly hash: string
  /** How many rounds it has served. */
  readonly nonce: number
}

interface Row {
  readonly id: number
  readonly seed: Uint8Array
  readonly nonce: number
}

/** What is shown of a seed before it is used up: its SHA-256 in hex. */
export const hashOfSeed = (seed: Uint8Array): string => createHash('sha256').update(seed).digest('hex')

const withHash = (row: Row): SeedInUse => ({ ...row, hash: hashOfSeed(row.seed) })

/** The seed in use; a new one where there is none. */
export function seedInUse(db: Database, account: string, game: string): SeedInUse {
  const sql = 'SELECT id, seed, nonce FROM play_seeds WHERE account = ? AND game = ? AND current = 1'
  const held = db.one<Row>(sql, account, game)
  if (held) return withHash(held)
  db.run('INSERT INTO play_seeds (account, game, seed) VALUES (?, ?, ?)', account, game, randomBytes(32))
  const fresh = db.one<Row>(sql, account, game)
  if (!fresh) throw new Error('a seed that was just kept is missing')
  return withHash(fresh)
}

/** A seed by its id, for a round that goes on. */
export function seedById(db: Database, id: number): Uint8Array {
  const held = db.one<{ seed: Uint8Array }>('SELECT seed FROM play_seeds WHERE id = ?', id)
  if (!held) throw new Error(`there is no seed ${id}`)
  return held.seed
}

/** Counts a round that a seed has served. */
export function countRound(db: Database, { id }: SeedInUse): void {
  db.run('UPDATE play_seeds SET nonce = nonce + 1 WHERE id = ?', id)
}

/** Puts another seed in the place of the one in use. @returns the old one, which may be shown from now on */
export function changeSeed(db: Database, account: string, game: string): SeedInUse {
  const old = seedInUse(db, account, game)
  db.run('UPDATE play_seeds SET current = 0 WHERE id = ?', old.id)
  return old
}
