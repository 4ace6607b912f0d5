import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepOf, stepOfCode, toBase32, totp } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))

// The last six of the eight digits that the RFC prints.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the password is %s, as the RFC says', (seconds, code) => {
  expect(totp(SECRET, stepOf(seconds * 1000))).toBe(code)
})

test('the RFC’s secret is written as in RFC 4648', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('a neighbouring step is taken, one further away is not, and none twice (property)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300_000, max: 4e12 }), fc.integer({ min: -4, max: 4 }), (now, distance) => {
      const step = stepOf(now) + distance
      const taken = stepOfCode(SECRET, totp(SECRET, step), now, -1)
      // Two steps share a password once in a million.
      if (Math.abs(distance) <= 1) expect(taken).not.toBeNull()
      else if (taken !== null) expect(totp(SECRET, taken)).toBe(totp(SECRET, step))
      if (taken !== null) expect(stepOfCode(SECRET, totp(SECRET, step), now, stepOf(now) + 1)).toBeNull()
    }),
  )
})
