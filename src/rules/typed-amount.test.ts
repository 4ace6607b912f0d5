import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberSigns } from '../i18n/number-signs.ts'
import { toDecimal } from './money.ts'
import { readTypedAmount, writeTypedAmount } from './typed-amount.ts'

const en = { group: ',', decimal: '.' }
const es = { group: '.', decimal: ',' }
const fr = { group: '\u202f', decimal: ',' }

describe('an amount with two decimals', () => {
  test.each([
    ['10', en, 1000n],
    ['10.5', en, 1050n],
    ['10,5', en, 1050n],
    ['10.', en, 1000n],
    ['1,234.50', en, 123_450n],
    ['1,234', en, 123_400n],
    ['1,234,567', en, 123_456_700n],
    [' 1 234.5 ', en, 123_450n],
    ['1.234,50', es, 123_450n],
    ['1.234', es, 123_400n],
    ['1.50', es, 150n],
    ['1,500', en, 150_000n],
    ['1.500', es, 150_000n],
    ['0.500', es, 50n],
    ['0.50', es, 50n],
    ['0,500', en, 50n],
    ['000.500', es, 50n],
    ['12.50', es, 1250n],
    ['1234,5', es, 123_450n],
    ['0,01', es, 1n],
    ['1\u202f234,50', fr, 123_450n],
    ['007', en, 700n],
  ])('%j is read', (text, signs, minor) => {
    expect(readTypedAmount(text, 2, signs)).toEqual({ minor })
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['-5', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['ten', 'not-a-number'],
    ['.5', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1,23,456', 'not-a-number'],
    ['1.005', 'too-many-decimals'],
    ['0.125', 'too-many-decimals'],
    ['0,125', 'too-many-decimals'],
    ['٣', 'not-a-number'],
  ])('%j is refused as %s', (text, problem) => {
    expect(readTypedAmount(text, 2, en)).toEqual({ problem })
  })
})

test.each([
  // The language's decimal sign, and more decimals than there are.
  ['1.500', 2, en, 150_000n, 150n],
  ['50.000', 0, en, 50_000n, 50n],
  ['12,000', 2, es, 1_200_000n, 1200n],
  // Its sign of groups, in a currency of three or four decimals.
  ['1.500', 3, es, 1_500_000n, 1500n],
  ['2,125', 3, en, 2_125_000n, 2125n],
  ['2,125', 4, en, 21_250_000n, 21_250n],
  // A sign that the language has not.
  ['1.500', 3, fr, 1_500_000n, 1500n],
  ['1.500', 2, fr, 150_000n, 150n],
])('%j with %i decimals could be either, and is not guessed', (text, digits, signs, more, less) => {
  expect(readTypedAmount(text, digits, signs)).toEqual({ problem: 'ambiguous', readings: [more, less] })
})

test('what a form writes itself is read as the same amount, in every language (property)', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom(...['en', 'es', 'id', 'th', 'vi', 'zh-Hans', 'fr', 'de-CH', 'ar'].map(numberSigns)),
      (minor, digits, signs) => {
        expect(readTypedAmount(writeTypedAmount(minor, digits, signs), digits, signs)).toEqual({ minor })
      },
    ),
    { numRuns: 2000 },
  )
})

test('what is read is never a thousand times what was meant: nought point something stays below one (property)', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^0{1,3}[.,]\d{1,6}$/),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom(en, es, fr),
      (text, digits, signs) => {
        const read = readTypedAmount(text, digits, signs)
        expect('minor' in read ? read.minor < 10n ** BigInt(digits) : read.problem !== 'not-a-number').toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})

test('where a currency has no decimals, its groups are groups in every language', () => {
  expect(readTypedAmount('1.500', 0, es)).toEqual({ minor: 1500n })
  expect(readTypedAmount('1.500.000', 0, es)).toEqual({ minor: 1_500_000n })
  expect(readTypedAmount('50,5', 0, es)).toEqual({ problem: 'too-many-decimals' })
  expect(readTypedAmount('50,0', 0, es)).toEqual({ minor: 50n })
})

test('whatever is typed plainly is read to the last unit (property)', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 20n }),
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom(en, es, fr),
      (minor, digits, signs) => {
        const plain = toDecimal(minor, digits).replace('.', signs.decimal)
        const [whole = '', decimals] = plain.split(signs.decimal)
        const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, signs.group)
        expect(readTypedAmount([grouped, ...(decimals ? [decimals] : [])].join(signs.decimal), digits, signs)).toEqual({
          minor,
        })
      },
    ),
    { numRuns: 500 },
  )
})
