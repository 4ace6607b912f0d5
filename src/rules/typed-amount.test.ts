import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDecimal } from './money.ts'
import { readTypedAmount } from './typed-amount.ts'

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
    ['1.500', en, 150n],
    [' 1 234.5 ', en, 123_450n],
    ['1.234,50', es, 123_450n],
    ['1.234', es, 123_400n],
    ['1.50', es, 150n],
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
    ['٣', 'not-a-number'],
  ])('%j is refused as %s', (text, problem) => {
    expect(readTypedAmount(text, 2, en)).toEqual({ problem })
  })
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
