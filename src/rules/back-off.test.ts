import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as waits from './back-off.ts'
import { backOffMs, type BackOff } from './back-off.ts'

const ms = fc.integer({ min: 0, max: 100_000 })
const anyBackOff = fc.record({ leastMs: ms, firstMs: ms, longestMs: ms })
const chance = fc.double({ min: 0, max: 1, noNaN: true })
const failures = fc.integer({ min: 0, max: 5000 })

test('waits at least the shortest, at most the bound, and never above the longest (property)', () => {
  fc.assert(
    fc.property(anyBackOff, failures, chance, (backOff, count, luck) => {
      const wait = backOffMs(backOff, count, luck)
      const { leastMs, firstMs, longestMs } = backOff
      expect(wait).toBeGreaterThanOrEqual(leastMs)
      expect(wait).toBeLessThanOrEqual(Math.max(leastMs, longestMs))
      if (count < 1000) expect(wait).toBeLessThanOrEqual(Math.max(leastMs, firstMs * 2 ** count))
    }),
  )
})

test('grows with the failures, and with chance (property)', () => {
  fc.assert(
    fc.property(anyBackOff, failures, chance, chance, (backOff, count, one, other) => {
      expect(backOffMs(backOff, count + 1, one)).toBeGreaterThanOrEqual(backOffMs(backOff, count, one))
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(backOffMs(backOff, count, more)).toBeGreaterThanOrEqual(backOffMs(backOff, count, less))
    }),
  )
})

test('every chance has its own moment: what is spread evenly stays so (property)', () => {
  fc.assert(
    fc.property(anyBackOff, failures, (backOff, count) => {
      const [first, middle, last] = [0, 0.5, 1].map((luck) => backOffMs(backOff, count, luck))
      expect(middle).toBeCloseTo(((first ?? 0) + (last ?? 0)) / 2, 3)
    }),
  )
})

const kinds = Object.entries(waits).filter((entry): entry is [string, BackOff] => typeof entry[1] === 'object')

describe('each kind of wait', () => {
  test.each(kinds)('%s is scattered over at least half of its bound, from the first failure on', (_, backOff) => {
    for (const count of [0, 1, 2, 10]) {
      const spread = backOffMs(backOff, count, 1) - backOffMs(backOff, count, 0)
      expect(spread).toBeGreaterThanOrEqual(backOffMs(backOff, count, 1) / 2)
      expect(new Set(Array.from({ length: 100 }, () => backOffMs(backOff, count))).size).toBeGreaterThan(90)
    }
  })
})

test('what came of money is asked for at least seven times within half a minute', () => {
  let at = 0
  let asked = 0
  for (; at <= 30_000; asked += 1) at += backOffMs(waits.SETTLE, asked, 1)
  expect(asked).toBeGreaterThanOrEqual(7)
})

test('a stream is asked for again after five to thirty seconds', () => {
  expect([0, 1].map((luck) => backOffMs(waits.RECONNECT, 0, luck))).toEqual([5000, 30_000])
})
