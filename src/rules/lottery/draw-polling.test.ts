import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AFTER_DRAW, backOffMs, LATE_RESULT, WITHOUT_DRAW } from '../back-off.ts'
import { pollDelayMs } from './draw-polling.ts'

const NOW = Date.UTC(2030, 0, 1)
const chance = fc.double({ min: 0, max: 1, noNaN: true })
const away = fc.array(fc.integer({ min: -1e8, max: 1e8 }), { maxLength: 60 })

/** What is known of draws that are so far away when the answer comes. */
const known = (distances: readonly number[], luck: number) => ({
  draws: distances.map((ms) => NOW + ms),
  answeredAt: NOW,
  chance: luck,
})

test.each([0, 0.3, 1])('where chance is %d, asks', (luck) => {
  const wait = (distances: number[]) => pollDelayMs(known(distances, luck), NOW)
  expect(wait([20_000, 9000, 400_000]), 'just after the soonest draw').toBe(9000 + backOffMs(AFTER_DRAW, 0, luck))
  const seldom = backOffMs(WITHOUT_DRAW, 0, luck)
  expect(wait([86_400_000]), 'within a minute, however far the draws are').toBe(seldom)
  expect(wait([]), 'at the minute where there are no draws').toBe(seldom)
  expect(wait([-1, 60_000]), 'again soon while a result is late').toBe(backOffMs(LATE_RESULT, 0, luck))
})

test('asks at the same moment however often it is looked at in between: before a draw, during it and after (property)', () => {
  const looks = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(away, chance, looks, (distances, luck, parts) => {
      const one = known(distances, luck)
      const first = pollDelayMs(one, NOW)
      for (const part of parts) {
        const passed = part * (first - 1000)
        if (passed > 0) expect(pollDelayMs(one, NOW + passed)).toBeCloseTo(first - passed, 3)
      }
    }),
  )
})

test('never hammers, and never sleeps for more than a minute (property)', () => {
  fc.assert(
    fc.property(away, chance, fc.integer({ min: 0, max: 1e6 }), (distances, luck, later) => {
      const wait = pollDelayMs(known(distances, luck), NOW)
      expect(wait).toBeGreaterThanOrEqual(1500)
      expect(wait).toBeLessThanOrEqual(60_000)
      expect(pollDelayMs(known(distances, luck), NOW + later)).toBeGreaterThanOrEqual(1000)
    }),
  )
})

test('pages that wait for the same draw ask evenly over five seconds after it', () => {
  const waits = Array.from({ length: 1000 }, (_, page) => pollDelayMs(known([10_000], page / 999), NOW) - 10_000)
  expect([Math.min(...waits), Math.max(...waits)]).toEqual([1500, 6500])
  const perSecond = [0, 1, 2, 3, 4].map(
    (second) => waits.filter((ms) => ms >= 1500 + second * 1000 && ms < 2500 + second * 1000).length,
  )
  for (const count of perSecond) expect(Math.abs(count - 200)).toBeLessThanOrEqual(2)
})
