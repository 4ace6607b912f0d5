import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

test('of clicks at any pace, no two within a second get through, and the first always does', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 700 }), { minLength: 1 }), (gaps) => {
      let now = 0
      const through: number[] = []
      const throttle = createThrottle(1000, () => now)
      for (const gap of gaps) {
        now += gap
        throttle(() => through.push(now))
      }
      expect(through[0]).toBe(gaps[0])
      for (const [index, at] of through.entries()) {
        const before = through[index - 1]
        if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(1000)
      }
    }),
  )
})

test('a click after exactly a second gets through', () => {
  let now = 0
  const throttle = createThrottle(1000, () => now)
  expect(throttle(() => undefined)).toBe(true)
  now = 999
  expect(throttle(() => undefined)).toBe(false)
  now = 1000
  expect(throttle(() => undefined)).toBe(true)
})
