/** The sandbox's key pair. Made once for a working copy and kept out of the repository. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'

export interface SealKeys {
  readonly publicJwk: { kty: 'RSA'; n: string; e: string; kid: string }
  readonly privateJwk: JWK
}

/** @param cacheDir where the pair is kept, so that every build of this copy is the same */
export async function sandboxSealKeys(cacheDir: string): Promise<SealKeys> {
  const file = join(cacheDir, 'sandbox-seal.json')
  const kept = await readFile(file, 'utf8').catch(() => null)
  // The cast trusts a file that only this function writes.
  if (kept) return JSON.parse(kept) as SealKeys
  const pair = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true })
  const { n, e } = await exportJWK(pair.publicKey)
  if (!n || !e) throw new Error('the platform made a key without a modulus')
  const kid = 'sandbox'
  const keys: SealKeys = {
    publicJwk: { kty: 'RSA', n, e, kid },
    privateJwk: { ...(await exportJWK(pair.privateKey)), kid },
  }
  await mkdir(cacheDir, { recursive: true })
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
