import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../i18n/languages.ts'
import { numberSigns } from '../../i18n/format/number-signs.ts'
import { toDecimal } from './money.ts'
import { readTypedAmount, regroup, writeTypedAmount } from './typed-amount.ts'

const en = { group: ',', decimal: '.' }
const es = { group: '.', decimal: ',' }
const fr = { group: '\u202f', decimal: ',' }
const hi = { group: ',', decimal: '.', hasLakhs: true }
const ALL = [...LANGUAGES.map(({ tag }) => tag), 'es-AR', 'de-CH', 'en-IN'].map(numberSigns)

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
    ['12,34,567.50', hi, 123_456_750n],
    ['1,00,000', hi, 10_000_000n],
    // The way of the rest of the world.
    ['100,000', hi, 10_000_000n],
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
      fc.constantFrom(...ALL),
      (minor, digits, signs) => {
        const text = writeTypedAmount(minor, digits, signs)
        expect(readTypedAmount(text, digits, signs), text).toEqual({ minor })
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  [150_000n, 2, en, '1,500.00'],
  [150_000n, 2, es, '1.500,00'],
  // Three decimals, and thousands: what could be asked about is never written.
  [1500n, 3, es, '1,500'],
  [1_500_000n, 3, es, '1.500,000'],
  [500_000n, 0, es, '500.000'],
  [123_456_750n, 2, hi, '12,34,567.50'],
  [50n, 2, es, '0,50'],
])('%s with %i decimals stands in the field as %j', (minor, digits, signs, text) => {
  expect(writeTypedAmount(minor, digits, signs)).toBe(text)
})

describe('an amount that is edited after it was written', () => {
  test.each([
    // What is before, what is after, and where the caret stands; `|` is the caret.
    ['500.000', '500.0000|', es, '5.000.000|'],
    ['500.000', '500.00|', es, '50.000|'],
    ['500.000', '7|500.000', es, '7|.500.000'],
    ['1.500,00', '1.5900|,00', es, '15.900|,00'],
    ['1.500,00', '|500,00', es, '|500,00'],
    ['1.500,00', '1.500|', es, '1.500|'],
    // Its noughts would make decimals of what is left.
    ['1.000.500', '|.000.500', es, '|500'],
    // A sign of groups alone: it goes, and does not come back under the key.
    ['1.500.000', '1|500.000', es, '1|500000'],
    ['1,234.50', '1,234|50', en, '123,4|50'],
    ['20,00', '|', es, '|'],
  ])('%j as %j', (before, after, signs, expected) => {
    const caret = after.indexOf('|')
    const edited = regroup(before, { text: after.replace('|', ''), caret }, signs)
    expect(edited && `${edited.text.slice(0, edited.caret)}|${edited.text.slice(edited.caret)}`).toBe(expected)
  })

  test.each([
    ['1.500', '1.500.', es],
    ['1.500,00', '1.500,00,', es],
    ['1.500', '1.5x00', es],
    ['500.000', '500.000-', es],
  ])('%j is left alone as %j', (before, after, signs) => {
    expect(regroup(before, { text: after, caret: after.length }, signs)).toBeNull()
  })

  test('one digit more or less is read as that, in every language (property)', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(...ALL),
        fc.nat(40),
        fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
        (minor, digits, signs, place, typed) => {
          const before = writeTypedAmount(minor, digits, signs)
          const [whole = ''] = before.split(signs.decimal)
          // Within the whole, so that no decimal comes in excess.
          const at = place % whole.length
          const after = before.slice(0, at) + (typed ?? '') + before.slice(typed === null ? at + 1 : at)
          const caret = typed === null ? at : at + 1
          const edited = regroup(before, { text: after, caret }, signs)
          const bare = after.replaceAll(signs.group, '').replace(signs.decimal, '.')
          const read = edited && readTypedAmount(edited.text, digits, signs)
          const wanted = BigInt(bare.replace('.', '') || '0')
          // Of a whole that is gone nothing is made.
          fc.pre(!bare.startsWith('.') && bare !== '')
          expect(read, `${before} as ${after}`).toEqual(wanted === 0n ? { problem: 'zero' } : { minor: wanted })
          const behind = (text: string, from: number): string => text.slice(from).replaceAll(signs.group, '')
          // Noughts that stand first now are gone.
          const kept = behind(edited!.text, 0).length
          expect(behind(edited!.text, edited!.caret)).toBe(behind(after, caret).slice(-kept))
        },
      ),
      { numRuns: 3000 },
    )
  })
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
