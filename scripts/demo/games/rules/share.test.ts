import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from './share.ts'

test.each([
  [60n, 201n, 100n, 121n],
  [50n, 201n, 100n, 101n],
  [60n, 200n, 100n, 120n],
  [1n, 149n, 100n, 1n],
  [0n, 201n, 100n, 0n],
])('%d times %d of %d pays %d', (stake, times, of, pays) => {
  expect(shareOf(stake, times, of)).toBe(pays)
})

test('is off by half a unit at the most, which goes to the player', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n })
  fc.assert(
    fc.property(amount, amount, fc.bigInt({ min: 1n, max: 10_000n }), (stake, times, of) => {
      const off = shareOf(stake, times, of) * of * 2n - stake * times * 2n
      expect(off <= of && off > -of).toBe(true)
    }),
  )
})
