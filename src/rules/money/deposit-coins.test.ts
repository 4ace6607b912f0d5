import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { COIN_DIGITS, COIN_RATE_DIGITS, coinsOf } from './deposit.ts'

test('coins suffice for a sum, and are less than one of their last unit more', () => {
  const sums = fc.bigInt({ min: 0n, max: 10n ** 15n })
  const rates = fc.bigInt({ min: 0n, max: 10n ** 15n })
  fc.assert(
    fc.property(sums, rates, fc.integer({ min: 0, max: 4 }), (minor, rate, digits) => {
      // Both sides in the finest unit that there is.
      const exact = minor * rate
      const unit = 10n ** BigInt(digits + COIN_RATE_DIGITS - COIN_DIGITS)
      const said = coinsOf(minor, rate, digits) * unit
      expect(said >= exact && said < exact + unit).toBe(true)
    }),
  )
  expect(coinsOf(50_000n, 1_047_000_000_000n, 2), '500.00 at 1.047').toBe(523_500_000n)
})
