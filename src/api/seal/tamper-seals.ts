/**
 * Tampers with sealed requests at random and counts what is still believed. For tests: the unit suite runs a few
 * hundred, the safety suite ten thousand.
 */
import { base64url } from 'jose'
import type { Seal } from '../transport/gateway-options.ts'
import { createSeal } from './seal.ts'
import { generateSealPair, SealError, unseal } from './unseal.ts'
import type { SealPrivateKey } from './unseal.ts'

const CALL = { method: 'POST', path: '/wps/session/login' } as const
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SEGMENTS = ['header', 'key', 'iv', 'ciphertext', 'tag'] as const

export interface TamperReport {
  readonly tried: number
  /** What was believed though it was changed; none may be. */
  readonly accepted: readonly string[]
  /** Refused by anything but a SealError; none may be. */
  readonly strange: readonly unknown[]
  /** How many were tried by segment and kind of change. */
  readonly kinds: Readonly<Record<string, number>>
}

/**
 * @param tries how many tampered requests
 * @param random numbers from 0 up to 1, `Math.random` unless told
 */
export async function tamperSeals(tries: number, random: () => number = Math.random): Promise<TamperReport> {
  const { publicKey, privateKey } = await generateSealPair('k1')
  const seal = createSeal(publicKey)
  const accepted: string[] = []
  const strange: unknown[] = []
  const kinds: Record<string, number> = {}
  let whole = ''
  let other = ''
  for (let index = 0; index < tries; index++) {
    // One after another, so that a run can be repeated.
    if (index % 50 === 0) [whole, other] = [await sealOne(seal, index), await sealOne(seal, index + 1)]
    const { text, kind } = tamper(whole, other, random)
    kinds[kind] = (kinds[kind] ?? 0) + 1
    const error = await refusal(text, privateKey)
    if (error === null) accepted.push(`${kind}: ${text}`)
    else if (!(error instanceof SealError)) strange.push(error)
  }
  return { tried: tries, accepted, strange, kinds }
}

const sealOne = (seal: Seal, index: number): Promise<string> =>
  seal.seal({ username: `user${index}`, password: 'correct horse battery staple', amount: '10.00' }, CALL)

async function refusal(text: string, key: SealPrivateKey): Promise<unknown> {
  try {
    await unseal(text, key, { ...CALL, now: Date.now(), seen: () => false })
    return null
  } catch (error) {
    return error
  }
}

/** Changes one segment so that the text differs. */
function tamper(whole: string, other: string, random: () => number): { text: string; kind: string } {
  const below = (limit: number): number => Math.floor(random() * limit)
  const segments = whole.split('.')
  const at = below(segments.length)
  const segment = segments[at] ?? ''
  const pick = () => ALPHABET[below(64)] ?? 'A'
  const put = (place: number, remove: number, text: string) =>
    segment.slice(0, place) + text + segment.slice(place + remove)
  const changes: Record<string, () => string> = {
    // The last character most of all: it has bits that a lenient decoder drops.
    substitute: () => put(random() < 0.3 ? segment.length - 1 : below(segment.length), 1, pick()),
    insert: () => put(below(segment.length + 1), 0, pick()),
    remove: () => put(below(segment.length), 1, ''),
    truncate: () => segment.slice(0, below(segment.length)),
    pad: () => `${segment}${['=', '==', ' ', '\n', '.'][below(5)]}`,
    flip: () => flipBit(segment, below),
    swap: () => other.split('.')[at] ?? '',
    rewrite: () => (at === 0 ? rewriteHeader(segment, below) : base64url.encode(new Uint8Array(below(300)))),
  }
  const names = Object.keys(changes)
  for (;;) {
    const name = names[below(names.length)] ?? ''
    const changed = changes[name]?.() ?? segment
    if (changed !== segment) return { text: segments.with(at, changed).join('.'), kind: `${SEGMENTS[at]} ${name}` }
  }
}

function flipBit(segment: string, below: (limit: number) => number): string {
  const bytes = base64url.decode(segment)
  const place = below(bytes.length)
  bytes[place] = (bytes[place] ?? 0) ^ (1 << below(8))
  return base64url.encode(bytes)
}

/** A header that parses and says something else. */
function rewriteHeader(segment: string, below: (limit: number) => number): string {
  // Our own header, written by `createSeal` above.
  const header = JSON.parse(new TextDecoder().decode(base64url.decode(segment))) as Record<string, unknown>
  const rewritten = [
    { ...header, pth: '/wps/member/password' },
    { ...header, mth: 'PUT' },
    { ...header, iat: Date.now() + 1 },
    { ...header, jti: '0'.repeat(32) },
    { ...header, kid: 'k2' },
    { ...header, alg: 'dir' },
    { ...header, alg: 'RSA-OAEP' },
    { ...header, enc: 'A128GCM' },
    { ...header, zip: 'DEF' },
    { ...header, crit: ['exp'], exp: 1 },
    { ...header, extra: true },
    Object.fromEntries(Object.entries(header).toReversed()),
  ]
  return base64url.encode(JSON.stringify(rewritten[below(rewritten.length)]))
}
