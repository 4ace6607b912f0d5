import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestGood, readPoints, stepOf, worthOf, writePoints } from './points.ts'

test('points are read and written to the hundredth, and what is finer is none', () => {
  expect(readPoints('12.3')).toBe(1230n)
  expect(readPoints('0.019')).toBe(1n)
  expect(writePoints(readPoints('-600'))).toBe('-600.00')
})

test('a multiple of the step is whole points that make whole units, and nothing is lost', () => {
  const amounts = fc.bigInt(1n, 1_000_000n)
  fc.assert(
    fc.property(amounts, amounts, fc.bigInt(1n, 1000n), (points, amount, times) => {
      const step = stepOf({ points, amount })
      expect(step % 100n).toBe(0n)
      const many = step * times
      expect(worthOf(many, { points, amount }) * points).toBe(many * amount)
    }),
  )
})

test('the nearest good is the cheapest that is missing points and not sold out', () => {
  const [cup, phone, gone] = [
    { points: 300n, stock: 1 },
    { points: 900n, stock: null },
    { points: 200n, stock: 0 },
  ]
  expect(nearestGood([phone, cup, gone], 100n)).toBe(cup)
  expect(nearestGood([phone, cup, gone], 300n)).toBe(phone)
  expect(nearestGood([phone, cup, gone], 900n)).toBeUndefined()
})
