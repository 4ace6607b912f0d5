/** The key that seals passwords: public, large enough, and there at all. */
import type { ReadableDraft, Remark } from '../draft.ts'
import { configProblem } from '../draft.ts'
import type { JsonPath } from '../json.ts'
import { valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'

const JWK: JsonPath = ['gateway', 'seal', 'jwk']
const MODULUS: JsonPath = [...JWK, 'n']
const LEAST_BITS = 2048

/** The members of a JWK that make it private (RFC 7518, 6.3.2 and 6.4.1). */
const PRIVATE = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'])

/** What to say about a private member of a key; nothing for any other key. */
export function sealKeyRemark(path: JsonPath): Remark | undefined {
  const key = String(path.at(-1))
  if (path[0] !== 'gateway' || path[1] !== 'seal' || !PRIVATE.has(key)) return undefined
  return {
    message: `"${key}" is the private half of a key, and everyone can read a bundle`,
    expected: 'the public half alone: kty, n, e and kid',
    suggestion: `delete "${key}" and make a new key pair: this one has been in a file that is published`,
  }
}

export const isModulus = (path: JsonPath) => path.join() === MODULUS.join()

/** What to say about a modulus; nothing when it is right. */
export function modulusRemark(n: string): Remark | undefined {
  if (!/^[\w-]+$/.test(n)) {
    return {
      message: '"n" holds characters that a key in JWK form does not have',
      expected: 'letters, digits, "-" and "_" (base64url, no padding)',
      suggestion: 'export the public key as JWK and copy its "n" whole',
    }
  }
  const bits = bitsOf(n)
  if (bits >= LEAST_BITS) {
    return isLikelyModulus(n, bits)
      ? undefined
      : {
          message: '"n" is no RSA key: such a number has no two large primes in it',
          expected: 'the "n" of a public key, as it was exported',
          suggestion: 'export the public key of your gateway as JWK and copy its "n" whole',
        }
  }
  return {
    message: `the seal key has ${bits} bits`,
    expected: `an RSA key of at least ${LEAST_BITS} bits`,
    suggestion: `make a new pair of ${LEAST_BITS} bits or more and put its public half here; check that "n" was copied whole`,
  }
}

/** What a modulus would be divided by that is none. */
const SMALL = Array.from({ length: 2000 }, (_, at) => at).filter(
  (number) => number > 1 && !Array.from({ length: number }, (_, at) => at).some((by) => by > 1 && number % by === 0),
)

/** Whether a number may be the product of two large primes: of whole bytes, and divided by nothing small. */
function isLikelyModulus(base64url: string, bits: number): boolean {
  const value = BigInt(`0x${Buffer.from(base64url, 'base64url').toString('hex')}`)
  return bits % 8 === 0 && SMALL.every((prime) => value % BigInt(prime) !== 0n)
}

/** The length of an unsigned number without its leading zeros. */
function bitsOf(base64url: string): number {
  const hex = Buffer.from(base64url, 'base64url').toString('hex').replace(/^0+/, '')
  return hex === '' ? 0 : (hex.length - 1) * 4 + (32 - Math.clz32(Number.parseInt(hex[0] ?? '0', 16)))
}

/** Checks what the schema cannot: the key's true size, and whether there is a key. */
export function checkSeal(draft: ReadableDraft, sandbox: boolean): Problem[] {
  const { value } = draft.config
  const n = valueAt(value, MODULUS)
  // The schema has already refused a modulus this short.
  const remark = typeof n === 'string' && n.length >= 340 ? modulusRemark(n) : undefined
  if (remark) return [configProblem(draft, MODULUS, remark)]
  const e = valueAt(value, [...JWK, 'e'])
  if (typeof e === 'string' && !isOddExponent(e)) {
    const message = `"e" is ${JSON.stringify(e)}, which is no public exponent`
    return [
      configProblem(draft, [...JWK, 'e'], {
        message,
        expected: '"AQAB" for nearly every key',
        suggestion: 'copy "e" from the public key',
      }),
    ]
  }
  if (sandbox || valueAt(value, ['gateway', 'seal']) !== undefined) return []
  const missing: Remark = {
    severity: 'warning',
    message: 'there is no seal key, so that login and every other sealed call will refuse to send',
    expected: '"gateway": { "seal": { "jwk": … } } with the public key of your gateway',
    suggestion:
      'ask whoever runs the gateway for its public key in JWK form; to try the site alone, build with --sandbox',
  }
  return [configProblem(draft, ['gateway', 'seal'], missing, 'key')]
}

/** RSA's public exponent is odd and at least 3. */
function isOddExponent(e: string): boolean {
  // One sign more than whole groups of four is no base64url: so ends a number in figures, 65537.
  const bytes = /^[\w-]+$/.test(e) && e.length % 4 !== 1 ? [...Buffer.from(e, 'base64url')] : []
  const last = bytes.at(-1) ?? 0
  return last % 2 === 1 && (bytes.length > 1 || last >= 3)
}
