import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hearClock, sentAt, type ServerClock } from './server-clock.ts'

test('a message that was held up counts as old as it is, whatever both clocks say', () => {
  const delays = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), delays, (ahead, waits) => {
      let clock: ServerClock = null
      let quickest = Infinity
      for (const [index, wait] of waits.entries()) {
        const sent = 1e12 + index * 1000
        const received = sent + wait
        clock = hearClock(clock, sent + ahead, received)
        quickest = Math.min(quickest, wait)
        // Off by what the quickest took, and never taken for fresher than it could be.
        expect(sentAt(clock, sent + ahead, received)).toBe(sent + quickest)
      }
    }),
  )
})
