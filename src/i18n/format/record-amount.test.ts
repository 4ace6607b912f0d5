import { expect, test } from 'vitest'
import { recordAmount } from './record-amount.ts'

const peso = { symbol: 'P', digits: 2 }

test.each([
  ['1234.5', 'P\u00a01.234,50'],
  ['1234.5000', 'P\u00a01.234,50'],
  // More than the currency has: none is taken away, and it is written as all amounts are.
  ['1234.5678', 'P\u00a01.234,5678'],
  ['-1000', '-P\u00a01.000,00'],
  ['n/a', 'n/a'],
  ['', ''],
])('%j of a record is %s', (amount, text) => {
  expect(recordAmount(amount, peso, 'es')).toBe(text)
})
