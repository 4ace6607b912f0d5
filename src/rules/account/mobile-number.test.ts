import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mobileNumber } from './mobile-number.ts'

test.each([
  ['9115550100', '54', '9115550100'],
  ['(11) 5555-0100', '54', '1155550100'],
  ['+54 9 11 5555 0100', '54', '91155550100'],
  ['0054 9 11 5555 0100', '54', '91155550100'],
  ['0912 345 678', '84', '0912345678'],
  ['06.12.34.56.78', '33', '0612345678'],
  ['081–234–5678', '66', '0812345678'],
  ['๐๘๑๒๓๔๕๖๗๘', '66', '0812345678'],
  ['138 0013 8000', '86', '13800138000'],
  ['＋８６ １３８－００１３－８０００', '86', '13800138000'],
  ['\u202A+54 9 11 5555‑0100\u202C', '54', '91155550100'],
  ['123456', '290', '123456'],
  ['9115550100', '', '9115550100'],
])('%j with +%s is %s', (text, code, digits) => {
  expect(mobileNumber(text, code)).toBe(digits)
})

test.each([
  ['', '54'],
  ['   ', '54'],
  ['12345', '54'],
  ['91155501001234', '54'],
  ['+55 9115550100', '54'],
  ['9115550100 ext 5', '54'],
  ['player', '54'],
  ['９１', '54'],
  ['12²4567', '54'],
])('%j with +%s is none', (text, code) => {
  expect(mobileNumber(text, code)).toBeNull()
})

test('a number stays as it is, in any grouping and with its code before it', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'123456789'), minLength: 6, maxLength: 12 })
  fc.assert(
    fc.property(digits, fc.constantFrom('54', '84', '86', '1'), fc.nat({ max: 11 }), (number, code, at) => {
      expect(mobileNumber(`+${code} ${number.slice(0, at)}-${number.slice(at)}`, code)).toBe(number)
    }),
  )
})
