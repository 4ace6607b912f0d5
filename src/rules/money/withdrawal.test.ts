import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOf, isUnderWay, isWithdrawalState, turnoverPercent, WITHDRAWAL_STATES } from './withdrawal.ts'

test.each([
  // 1 % and 1.00 of 100.00; a part of a unit is not charged; nothing while one is free.
  [10_000n, { basisPoints: 100, fixed: 100n, freeTimes: 0 }, 200n],
  [199n, { basisPoints: 50, fixed: 0n, freeTimes: 0 }, 0n],
  [10_000n, { basisPoints: 100, fixed: 100n, freeTimes: 1 }, 0n],
  // Never more than there is.
  [50n, { basisPoints: 0, fixed: 100n, freeTimes: 0 }, 50n],
])('of %s with %o the fee is %s', (amount, fee, expected) => {
  expect(feeOf(amount, fee)).toBe(expected)
})

test('turnover is whole only once all of it is done, however little is missing (property)', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 18n })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [done, required] = one < other ? [one, other] : [other, one]
      const percent = turnoverPercent(done, required)
      expect(percent >= 0 && percent <= 100 && Number.isInteger(percent)).toBe(true)
      expect(percent === 100).toBe(done === required)
    }),
  )
  expect(turnoverPercent(0n, 0n)).toBe(100)
})

test('what is at its end is not under way, and nothing else is a state', () => {
  expect(WITHDRAWAL_STATES.filter((state) => !isUnderWay(state))).toEqual([
    'confirmed',
    'forced',
    'rejected',
    'returned',
  ])
  expect(['requested', 'Requested', 'toString', ''].map(isWithdrawalState)).toEqual([true, false, false, false])
})
