import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareChange } from './share-change.ts'

test.each([
  [150n, 100n, 50],
  [50n, 100n, -50],
  [100n, 100n, 0],
  [5n, 0n, null],
  [-50n, -100n, 50],
  [-150n, -100n, -50],
])('%d after %d is %d per cent', (now, before, percent) => {
  expect(shareChange(now, before)).toBe(percent)
})

test('its sign is that of the difference, whatever the signs of both', () => {
  fc.assert(
    fc.property(fc.bigInt(-1_000_000n, 1_000_000n), fc.bigInt(-1_000_000n, 1_000_000n), (now, before) => {
      const percent = shareChange(now, before)
      if (percent === null || percent === 0) return
      expect(percent > 0).toBe(now > before)
    }),
  )
})
