import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialsOf, tintOf, TINTS } from './name-mark.ts'

test.each([
  ['Northgate Bank', 'NB'],
  ['mopay', 'MO'],
  ['USDT · TRC20', 'UT'],
  ['ธนาคาร', 'ธน'],
  ['支付', '支付'],
  ['7', '7'],
  ['· – ·', ''],
])('%s is marked %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

test('any name has at most two letters and one tint, always the same (property)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect([...initialsOf(name)].length).toBeLessThanOrEqual(4)
      expect(TINTS).toContain(tintOf(name))
      expect(tintOf(name)).toBe(tintOf(name))
    }),
  )
})
