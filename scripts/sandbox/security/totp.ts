/** Time-based one-time passwords as authenticator apps make them (RFC 6238: HMAC-SHA-1, 30 seconds, six digits). */
import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Which step of time a moment belongs to. */
export const stepOf = (now: number): number => Math.floor(now / STEP_MS)

/**
 * The password of a step of time.
 * @param secret in base32 (RFC 4648), without padding
 */
export function totp(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  // RFC 4226, 5.3: the last half byte says where the four bytes are taken from.
  const at = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(at) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * The step whose password it is: the present one or its neighbours, since clocks differ; `null` for any other.
 * @param after the last step whose password was taken; none is taken twice (RFC 6238, 5.2)
 */
export function stepOfCode(secret: string, code: string, now: number, after: number): number | null {
  const present = stepOf(now)
  const typed = code.replace(/\s/g, '')
  return [present, present - 1, present + 1].find((step) => step > after && totp(secret, step) === typed) ?? null
}

/** A secret of 20 bytes in base32. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(held >> (bits - 5)) & 31] ?? ''
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + (BASE32[(held << (5 - bits)) & 31] ?? '') : text
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const letter of text) {
    held = (held << 5) | BASE32.indexOf(letter)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
    held &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}
