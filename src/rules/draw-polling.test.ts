import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextAsk } from './draw-polling.ts'

const NOW = Date.UTC(2030, 0, 1)

test.each([
  ['just after the soonest draw', [20_000, 9000, 400_000], 10_500],
  ['within a minute, however far the draws are', [86_400_000], 60_000],
  ['again soon while a result is late', [-1, 30_000], 5000],
  ['at the minute where there are no draws', [], 60_000],
])('asks %s', (_, away, expected) => {
  expect(
    nextAsk(
      away.map((ms) => NOW + ms),
      NOW,
    ),
  ).toBe(expected)
})

test('never hammers, and never sleeps for more than a minute (property)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e8, max: 1e8 })), (away) => {
      const wait = nextAsk(
        away.map((ms) => NOW + ms),
        NOW,
      )
      expect(wait).toBeGreaterThan(1500)
      expect(wait).toBeLessThanOrEqual(60_000)
    }),
  )
})
