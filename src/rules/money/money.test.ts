import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MoneyError, parseMoney, toDecimal } from './money.ts'

const digits = fc.integer({ min: 0, max: 8 })
/** As many digits as an amount may have. */
const MOST = 10n ** 30n - 1n
const minor = fc.bigInt({ min: -MOST, max: MOST })

describe('money', () => {
  test.each([
    ['1234.5', 2, 123450n],
    ['0', 2, 0n],
    ['-0.01', 2, -1n],
    ['-0', 2, 0n],
    ['007', 0, 7n],
    ['1.500000', 2, 150n],
    ['9007199254740993.07', 2, 900719925474099307n],
    ['1', 8, 100000000n],
  ])('reads %s with %i digits', (text, places, expected) => {
    expect(parseMoney(text, places)).toBe(expected)
  })

  test.each([
    '',
    ' 1',
    '1 ',
    '1,000',
    '1.',
    '.5',
    '+1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '١',
    '1.2.3',
    '--1',
    '1'.repeat(31),
  ])('refuses %j', (text) => {
    expect(() => parseMoney(text, 2)).toThrow(MoneyError)
  })

  test('refuses to round', () => {
    expect(() => parseMoney('0.001', 2)).toThrow(/more than 2 decimals/)
    expect(() => parseMoney('1.5', 0)).toThrow(MoneyError)
  })

  test('writes all digits', () => {
    expect([toDecimal(123450n, 2), toDecimal(-1n, 2), toDecimal(5n, 0), toDecimal(0n, 3)]).toEqual([
      '1234.50',
      '-0.01',
      '5',
      '0.000',
    ])
  })

  test('writing and reading back gives the same amount (property)', () => {
    fc.assert(fc.property(minor, digits, (amount, places) => parseMoney(toDecimal(amount, places), places) === amount))
  })

  test('reading keeps the order of amounts and their sums (property)', () => {
    fc.assert(
      fc.property(minor, minor, digits, (a, b, places) => {
        const [x, y] = [parseMoney(toDecimal(a, places), places), parseMoney(toDecimal(b, places), places)]
        return x + y === a + b && x < y === a < b
      }),
    )
  })

  test('any text is an amount or a MoneyError (property)', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^-?[0-9.]{0,20}$/))
    fc.assert(
      fc.property(text, digits, (given, places) => {
        try {
          return typeof parseMoney(given, places) === 'bigint'
        } catch (error) {
          return error instanceof MoneyError
        }
      }),
    )
  })
})
