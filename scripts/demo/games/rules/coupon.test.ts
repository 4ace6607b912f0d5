import { expect, test } from 'vitest'
import { MOST_ODDS, together } from './coupon.ts'

test.each([
  [[], 100],
  [[185], 185],
  [[185, 210], 388],
  [[133, 133, 133], 234],
  [[1100, 1100, 1100], MOST_ODDS],
  [Array.from({ length: 8 }, () => 2_000_000), MOST_ODDS],
])('odds of %j pay %d together', (odds, all) => {
  expect(together(odds.map((each) => ({ odds: each })))).toBe(all)
})
