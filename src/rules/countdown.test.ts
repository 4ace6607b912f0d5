import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOffset, countdownParts, nextTick, timeLeft } from './countdown.ts'

const NOON = Date.UTC(2030, 0, 1, 12)

describe('the time left', () => {
  test('goes by the server’s clock, wherever the device’s stands', () => {
    // The device is an hour behind; the call took 200 ms.
    const offset = clockOffset(NOON, NOON - 3_600_100, NOON - 3_599_900)
    expect(offset).toBe(3_600_000)
    expect(timeLeft(NOON + 90_000, NOON - 3_600_000, offset)).toBe(90_000)
  })

  test('is right after a sleep of any length, and never below zero (property)', () => {
    fc.assert(
      fc.property(
        fc.nat(86_400_000),
        fc.nat(200_000_000),
        fc.integer({ min: -1e9, max: 1e9 }),
        (away, slept, offset) => {
          const moment = NOON + away
          const awake = NOON - offset + slept
          expect(timeLeft(moment, awake, offset)).toBe(Math.max(0, away - slept))
        },
      ),
    )
  })
})

describe('what is shown', () => {
  test.each([
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [1000, 0, 0, 1],
    [1001, 0, 0, 2],
    [59_999, 0, 1, 0],
    [3_600_000, 1, 0, 0],
    [26 * 3_600_000 + 61_000, 26, 1, 1],
    [-5, 0, 0, 0],
  ])('%i ms as %i:%i:%i', (left, hours, minutes, seconds) => {
    expect(countdownParts(left)).toEqual({ hours, minutes, seconds })
  })

  test('changes by one second at the next tick and not before (property)', () => {
    const shown = (left: number) => {
      const { hours, minutes, seconds } = countdownParts(left)
      return hours * 3600 + minutes * 60 + seconds
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000_000 }), (left) => {
        const tick = nextTick(left) ?? 0
        expect(shown(left - tick)).toBe(shown(left) - 1)
        expect(shown(left - tick + 1)).toBe(shown(left))
      }),
    )
    expect(nextTick(0)).toBeNull()
    expect(nextTick(-1)).toBeNull()
  })
})
