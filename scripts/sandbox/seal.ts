/** The sandbox's half of the seal. */
import type { SealKey } from '../../src/api/seal/seal.ts'
import { SEAL_LIFETIME_MS, type SealPrivateKey } from '../../src/api/seal/unseal.ts'
import type { Context } from './context.ts'
import type { Unsealing } from './read-request.ts'
import type { Store } from './store/store.ts'

/** A key pair, as `generateSealPair` makes it: the public half goes into the brand's data. */
export interface SandboxSeal {
  readonly privateJwk: SealPrivateKey
  readonly publicJwk: SealKey
}

/** How a merchant's sealed bodies are opened; without a key they are plain JSON. */
export function sealOf(seal: SandboxSeal | null, { sealed, now, store }: Context): Unsealing {
  const at = now()
  return { key: sealed ? (seal?.privateJwk ?? null) : null, now: at, seen: (id) => seenBefore(store, id, at) }
}

/** Remembers the ids of sealed calls for as long as a seal is good, so that none is taken twice. */
function seenBefore({ db }: Store, id: string, now: number): boolean {
  db.run('DELETE FROM sealed_calls WHERE at < ?', now - 2 * SEAL_LIFETIME_MS)
  return db.run('INSERT OR IGNORE INTO sealed_calls VALUES (?, ?)', id, now) === 0
}
