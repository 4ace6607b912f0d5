import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionOf, rebateBounds } from './rebate.ts'

const rate = fc.bigInt(0n, 50_000n)

test('nobody gives more than they get, nor less than those below are given (property)', () => {
  fc.assert(
    fc.property(rate, fc.array(rate, { maxLength: 6 }), (own, below) => {
      const { min, max } = rebateBounds(own, below)
      expect(max).toBe(own)
      expect(min).toBeLessThanOrEqual(max)
      expect(below.every((one) => one <= min || min === own)).toBe(true)
    }),
  )
})

test('a commission is the difference of two rebates, rounded down, and never below nothing', () => {
  expect(commissionOf(10_000n, 18_000n, 15_000n)).toBe(30n)
  expect(commissionOf(333n, 18_000n, 15_000n)).toBe(0n)
  expect(commissionOf(10_000n, 15_000n, 18_000n)).toBe(0n)
})

test('along a line of agents all commissions together are no more than the highest rebate (property)', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 1_000_000n), fc.array(rate, { minLength: 1, maxLength: 6 }), (validBet, said) => {
      const line = said.toSorted((a, b) => (a < b ? 1 : -1))
      const all = line.reduce((sum, own, index) => sum + commissionOf(validBet, own, line[index + 1] ?? 0n), 0n)
      expect(all * 1_000_000n).toBeLessThanOrEqual(validBet * (line[0] ?? 0n))
    }),
  )
})
