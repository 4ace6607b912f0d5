/** The sandbox's key pair. Made once for a working copy and kept out of the repository. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateSealPair } from '../../../src/api/seal/unseal.ts'
import type { SandboxSeal } from '../../sandbox/seal.ts'

/** @param cacheDir where the pair is kept, so that every build of this copy is the same */
export async function sandboxSealKeys(cacheDir: string): Promise<SandboxSeal> {
  const file = join(cacheDir, 'sandbox-seal.json')
  const kept = await readFile(file, 'utf8').catch(() => null)
  // The cast trusts a file that only this function writes.
  if (kept) return JSON.parse(kept) as SandboxSeal
  const { publicKey, privateKey } = await generateSealPair('sandbox')
  const keys: SandboxSeal = { publicJwk: publicKey, privateJwk: privateKey }
  await mkdir(cacheDir, { recursive: true })
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
