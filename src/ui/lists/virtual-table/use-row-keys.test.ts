import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowByKey } from './use-row-keys.ts'

test.each([
  ['ArrowDown', 4, 5],
  ['ArrowUp', 4, 3],
  ['PageDown', 4, 14],
  ['PageUp', 14, 4],
  ['Home', 4, 0],
  ['End', 4, 99],
  ['ArrowDown', 99, 99],
  ['PageUp', 4, 0],
  ['Enter', 4, null],
  ['Tab', 4, null],
])('%s leads from row %d to %s', (key, from, to) => expect(rowByKey(key, from, 100, 10)).toBe(to))

test('no key leads out of the list', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End')
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 50_000 }), fc.nat(), fc.nat(60), (key, count, at, page) => {
      const row = rowByKey(key, at % count, count, page)
      expect(row !== null && row >= 0 && row < count).toBe(true)
    }),
  )
})
