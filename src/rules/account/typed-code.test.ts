import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedCode } from './typed-code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123\u00A0456\u200B', '123456'],
  ['\u2066123456\u2069', '123456'],
  ['１２３　４５６', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  ['k7f2 9qxd', 'k7f29qxd'],
  ['G-123456', 'G-123456'],
  ['000005x', '000005x'],
  [' \u200B', ''],
])('%j is the code %j', (text, code) => {
  expect(typedCode(text)).toBe(code)
})

test('a code stays as it is, in any grouping', () => {
  const codes = fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZ-'), minLength: 4, maxLength: 12 })
  fc.assert(
    fc.property(codes, fc.nat({ max: 12 }), fc.constantFrom(' ', '\u2009', '\u00AD'), (code, at, gap) => {
      expect(typedCode(`${gap}${code.slice(0, at)}${gap}${code.slice(at)}`)).toBe(code)
    }),
  )
})
