import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bonusOf, DEPOSIT_STATES, isOpenDeposit, shareOf } from './deposit.ts'

const PERCENT = 10_000n

test.each([
  [10_000n, 15_000n, 150n],
  [1n, 15_000n, 0n],
  [33n, 15_000n, 0n],
  [34n, 15_000n, 1n],
  [10_000n, 0n, 0n],
  [10_001n, 100n * PERCENT, 10_001n],
])('of %s a rate of %s is %s', (minor, rate, share) => {
  expect(shareOf(minor, rate)).toBe(share)
})

test('a share is never off by more than half a unit, and never more than the whole (property)', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 18n })
  const rate = fc.bigInt({ min: 0n, max: 100n * PERCENT })
  fc.assert(
    fc.property(minor, rate, (amount, percent) => {
      const share = shareOf(amount, percent)
      const off = share * 100n * PERCENT - amount * percent
      expect(off * 2n <= 100n * PERCENT && -off * 2n <= 100n * PERCENT).toBe(true)
      expect(share >= 0n && share <= amount).toBe(true)
    }),
  )
})

describe('a bonus', () => {
  const terms = { rate: 50n * PERCENT, min: 1000n, max: 5000n, times: 8 }

  test.each([
    [999n, null],
    [1000n, { amount: 500n, turnover: 12_000n }],
    [10_000n, { amount: 5000n, turnover: 120_000n }],
    [99_999n, { amount: 5000n, turnover: 839_992n }],
  ])('of a deposit of %s is %o', (minor, bonus) => {
    expect(bonusOf(minor, terms)).toEqual(bonus)
  })

  test('without a bound grows with its deposit', () => {
    expect(bonusOf(10n ** 12n, { ...terms, max: null })?.amount).toBe(5n * 10n ** 11n)
  })
})

test('three states are open', () => {
  expect(DEPOSIT_STATES.filter(isOpenDeposit)).toEqual(['waiting', 'slip-received', 'reviewing'])
})
