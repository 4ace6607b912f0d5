/** The sandbox's half of the seal. */
import type { SealKey } from '../../src/api/seal/seal.ts'
import type { SealPrivateKey } from '../../src/api/seal/unseal.ts'
import type { Context } from './context.ts'
import type { Unsealing } from './read-request.ts'

/** A key pair, as `generateSealPair` makes it: the public half goes into the brand's data. */
export interface SandboxSeal {
  readonly privateJwk: SealPrivateKey
  readonly publicJwk: SealKey
}

/** How a merchant's sealed bodies are opened; without a key they are plain JSON. */
export function sealOf(seal: SandboxSeal | null, { sealed, now, store }: Context): Unsealing {
  const at = now()
  return {
    key: sealed ? (seal?.privateJwk ?? null) : null,
    now: at,
    seen: (id) => store.sealedCalls.seenBefore(id, at),
  }
}
