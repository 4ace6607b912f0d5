/** A jackpot's figure climbs, and falls only where the platform's own has fallen. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { showJackpot, type JackpotSaid, type JackpotShown } from './jackpot.ts'

const said = (amount: bigint, perMinute: bigint | null = 600n, at = 0): JackpotSaid => ({ amount, perMinute, at })

test('it climbs by the rate that is told, and stands still where none is', () => {
  expect(showJackpot(null, said(1000n), 0).figure).toBe(1000n)
  expect(showJackpot(null, said(1000n), 1500).figure).toBe(1015n)
  expect(showJackpot(null, said(1000n, null), 60_000).figure).toBe(1000n)
})

test('an answer that is less than was reckoned holds it until it is overtaken', () => {
  const first = showJackpot(null, said(1000n), 60_000)
  expect(first.figure).toBe(1600n)
  const slower = said(1500n, 600n, 60_000)
  const held = showJackpot(first, slower, 60_000)
  expect(held.figure).toBe(1600n)
  expect(showJackpot(held, slower, 120_000).figure).toBe(2100n)
})

test('one that was paid begins anew', () => {
  const before = showJackpot(null, said(1_000_000n), 60_000)
  expect(showJackpot(before, said(500n, 600n, 60_000), 60_000).figure).toBe(500n)
})

test('whatever is answered, and whenever it is looked at, it never falls while the platform’s own does not', () => {
  const step = fc.record({
    more: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    perMinute: fc.option(fc.bigInt({ min: 0n, max: 10n ** 6n })),
    wait: fc.nat(600_000),
    // The answer is some time old when it is looked at, or the clock was set back.
    age: fc.integer({ min: -5000, max: 60_000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      let [shown, amount, now]: [JackpotShown | null, bigint, number] = [null, 0n, 0]
      for (const { more, perMinute, wait, age } of steps) {
        amount += more
        now += wait
        const next: JackpotShown = showJackpot(shown, { amount, perMinute, at: now - age }, now)
        expect(next.figure).toBeGreaterThanOrEqual(shown?.figure ?? 0n)
        expect(next.figure).toBeGreaterThanOrEqual(amount)
        shown = next
      }
    }),
  )
})
