/** Seals payloads (spec 7: "some payloads are encrypted"). Loaded lazily: see `lazy-seal.ts`. */
import { base64url, CompactEncrypt, compactDecrypt, importJWK } from 'jose'
import type { Seal } from '../transport/gateway-options.ts'
import { REPLY_ALGORITHM, SEAL_ALGORITHM, SEAL_ENCRYPTION, SEAL_TYPE } from './seal-format.ts'

/** The public half of the gateway's key pair. */
export interface SealKey {
  readonly kty: 'RSA'
  /** Modulus of at least 2048 bits, base64url. */
  readonly n: string
  readonly e: string
  /** Names the key to the server. */
  readonly kid: string
  readonly alg?: typeof SEAL_ALGORITHM | undefined
  readonly use?: 'enc' | undefined
}

/**
 * Seals each payload as a compact JWE. Its protected header ties it to one call and one moment: `kid`, `mth` (method),
 * `pth` (path), `iat` (milliseconds since 1970) and `jti` (16 random bytes in hex), so that it can't be used elsewhere
 * or twice.
 */
export function createSeal({ kty, n, e, kid }: SealKey): Seal {
  // Imported once; a key that can't be imported fails each call.
  const key = importJWK({ kty, n, e }, SEAL_ALGORITHM)
  key.catch(() => undefined)
  return {
    async seal(payload, { method, path }, at = Date.now()) {
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({
          alg: SEAL_ALGORITHM,
          enc: SEAL_ENCRYPTION,
          typ: SEAL_TYPE,
          kid,
          mth: method,
          pth: path,
          iat: at,
          jti: randomHex(16),
        })
        .encrypt(await key)
    },
  }
}

/** A fresh A256GCM key for one answer, base64url; it travels inside a sealed request. */
export function newReplyKey(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
}

/**
 * Opens text that the server encrypted under a key of ours.
 * @param key what `newReplyKey` gave
 * @throws Error when it is not a JWE under this key or was changed on the way
 */
export async function openReply(jwe: string, key: string): Promise<string> {
  const { plaintext } = await compactDecrypt(jwe, base64url.decode(key), {
    keyManagementAlgorithms: [REPLY_ALGORITHM],
    contentEncryptionAlgorithms: [SEAL_ENCRYPTION],
    maxDecompressedLength: 0,
  })
  return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
