/** Keeps the sealing code, and the cryptography library with it, out of the first request. */
import type { Seal } from '../transport/gateway-options.ts'
import type { SealKey } from './seal.ts'

/** The code that seals did not arrive; nothing was sent, and the next call asks for it again. */
export class SealNotLoaded extends Error {
  override readonly name = 'SealNotLoaded'
}

/**
 * A seal whose code is loaded when it is first used.
 * @param jwk the gateway's public RSA key, as `gateway.seal.jwk` in brand.json holds it
 */
export function lazySeal(jwk: SealKey): Seal {
  let made: Seal | undefined
  return {
    load,
    async seal(payload, call, at) {
      made ??= (await load()).createSeal(jwk)
      return made.seal(payload, call, at)
    },
  }
}

async function load() {
  try {
    return await import('./seal.ts')
  } catch (cause) {
    throw new SealNotLoaded('the code that seals could not be loaded', { cause })
  }
}
