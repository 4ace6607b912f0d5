import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listedOrigins } from './listed-origins.ts'

const A = 'https://a.example'
const B = 'https://b.example:8443'
const LOCAL = 'http://games.localhost:4173'

test.each([
  ['nothing said', [], [A, B, LOCAL]],
  ['an origin', [A], [A]],
  ['an address on it', [`${B}/launch?x=1`], [B]],
  ['a bare host', ['A.example', 'b.example:8443'], [A, B]],
  ['a bare host means https', ['games.localhost:4173'], []],
  ['another port', ['https://b.example'], []],
  ['what the bundle does not hold', ['https://evil.example', 'https://a.example.evil.example'], []],
  ['what is no address', ['', '*', 'https://', 'https://*.example', 'null'], []],
])('%s', (_, listed, open) => {
  expect(listedOrigins([A, B, LOCAL], listed)).toEqual(open)
})

test('never opens what the bundle does not', () => {
  const origins = fc.array(fc.oneof(fc.webUrl(), fc.constantFrom(A, B, LOCAL), fc.string()))
  fc.assert(
    fc.property(origins, origins, (stamped, listed) => {
      for (const origin of listedOrigins(stamped, listed)) expect(stamped).toContain(origin)
    }),
  )
})
