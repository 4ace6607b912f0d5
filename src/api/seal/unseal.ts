/** The server's end of the seal: opens requests, seals replies. The sandbox uses it; no page loads it. */
import { base64url, CompactEncrypt, compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import * as v from 'valibot'
import type { Method } from '../transport/endpoint.ts'
import { REPLY_ALGORITHM, SEAL_ALGORITHM, SEAL_ENCRYPTION, SEAL_TYPE } from './seal-format.ts'
import type { SealKey } from './seal.ts'

/** How long a sealed request is good, in milliseconds. */
export const SEAL_LIFETIME_MS = 5 * 60_000
/** How far a player's clock may run ahead, in milliseconds. */
export const CLOCK_TOLERANCE_MS = 30_000
/** The longest sealed request in characters. */
const LONGEST = 256 * 1024

export type SealReason =
  | 'malformed'
  | 'wrong-algorithm'
  | 'wrong-key'
  | 'tampered'
  | 'wrong-call'
  | 'too-old'
  | 'from-the-future'
  | 'replayed'

/** A sealed request that is not to be believed. */
export class SealError extends Error {
  override readonly name = 'SealError'
  readonly reason: SealReason
  constructor(reason: SealReason) {
    super(`sealed request refused: ${reason}`)
    this.reason = reason
  }
}

/** The private half, as a JWK. Hand in the same object each time: its imported key is remembered by identity. */
export type SealPrivateKey = Readonly<{ kty: 'RSA'; kid: string; [member: string]: unknown }>

export interface UnsealContext {
  /** The method and path of the request that carried it. */
  readonly method: Method
  readonly path: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Tells whether an id was used before, and remembers it for at least the life of a seal. Asked last. */
  readonly seen: (jti: string) => boolean
}

const protectedHeader = v.object({
  alg: v.string(),
  enc: v.string(),
  typ: v.string(),
  kid: v.string(),
  mth: v.string(),
  pth: v.string(),
  iat: v.pipe(v.number(), v.integer()),
  jti: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
})

/**
 * Opens a sealed request.
 * @returns the payload, not yet parsed by the endpoint's schema
 * @throws SealError
 */
export async function unseal(jwe: string, key: SealPrivateKey, context: UnsealContext): Promise<unknown> {
  const header = readHeader(jwe)
  if (header.alg !== SEAL_ALGORITHM || header.enc !== SEAL_ENCRYPTION) throw new SealError('wrong-algorithm')
  if (header.kid !== key.kid) throw new SealError('wrong-key')
  const payload = await open(jwe, key)
  if (header.mth !== context.method || header.pth !== context.path) throw new SealError('wrong-call')
  if (header.iat < context.now - SEAL_LIFETIME_MS) throw new SealError('too-old')
  if (header.iat > context.now + CLOCK_TOLERANCE_MS) throw new SealError('from-the-future')
  if (context.seen(header.jti)) throw new SealError('replayed')
  return payload
}

function readHeader(jwe: string): v.InferOutput<typeof protectedHeader> {
  const segments = jwe.length <= LONGEST ? jwe.split('.') : []
  if (segments.length !== 5) throw new SealError('malformed')
  try {
    for (const segment of segments) {
      // The last character of base64url has spare bits: without this, two texts would be the same message.
      if (base64url.encode(base64url.decode(segment)) !== segment) throw new SealError('malformed')
    }
    const header: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(segments[0] ?? '')))
    const parsed = v.parse(protectedHeader, header)
    if (parsed.typ !== SEAL_TYPE) throw new SealError('malformed')
    return parsed
  } catch {
    throw new SealError('malformed')
  }
}

async function open(jwe: string, key: SealPrivateKey): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [SEAL_ALGORITHM],
      contentEncryptionAlgorithms: [SEAL_ENCRYPTION],
      maxDecompressedLength: 0,
    })
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
  } catch {
    throw new SealError('tampered')
  }
}

/**
 * Encrypts text under the key that a request carried; `openReply` is the other end.
 * @param key 32 bytes, base64url
 */
export async function sealReply(text: string, key: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: REPLY_ALGORITHM, enc: SEAL_ENCRYPTION })
    .encrypt(base64url.decode(key))
}

/** Makes a pair: the public half goes into brand data, the private half stays with the server. */
export async function generateSealPair(kid: string): Promise<{ publicKey: SealKey; privateKey: SealPrivateKey }> {
  const pair = await generateKeyPair(SEAL_ALGORITHM, { extractable: true, modulusLength: 2048 })
  const { n = '', e = '' } = await exportJWK(pair.publicKey)
  const secret = await exportJWK(pair.privateKey)
  return {
    publicKey: { kty: 'RSA', n, e, kid, alg: SEAL_ALGORITHM, use: 'enc' },
    privateKey: Object.freeze({ ...secret, kty: 'RSA', kid, alg: SEAL_ALGORITHM }),
  }
}
