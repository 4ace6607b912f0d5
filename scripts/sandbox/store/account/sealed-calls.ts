/** Sealed calls that have come: their ids, for as long as a seal is good, so that none is taken twice. */
import { SEAL_LIFETIME_MS } from '../../../../src/api/seal/unseal.ts'
import type { Database } from '../database.ts'

const TABLES = `
CREATE TABLE IF NOT EXISTS sealed_calls (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

export function createSealedCalls(db: Database) {
  db.create(TABLES)
  return {
    /** Notes a call. @returns whether one of that id had come before */
    seenBefore: (id: string, now: number): boolean => {
      db.run('DELETE FROM sealed_calls WHERE at < ?', now - 2 * SEAL_LIFETIME_MS)
      return db.run('INSERT OR IGNORE INTO sealed_calls VALUES (?, ?)', id, now) === 0
    },
  }
}
