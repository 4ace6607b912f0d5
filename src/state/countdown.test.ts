import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdownParts } from '../rules/countdown.ts'
import { runCountdown } from './countdown.ts'

const NOON = Date.UTC(2030, 0, 1, 12)
beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => void vi.useRealTimers())

/** Runs one whose server is 250 ms ahead. */
function run(left: number) {
  const page = new EventTarget()
  const told: number[] = []
  const stop = runCountdown(NOON + 250 + left, 250, (ms) => told.push(ms), page as Document) // what is used of it
  return { page, told, stop }
}

test('tells each second as it begins, and ends at zero', () => {
  const { told } = run(2600)
  vi.advanceTimersByTime(10_000)
  expect(told.map((ms) => countdownParts(ms).seconds)).toEqual([3, 2, 1, 0])
  expect(told).toEqual([2600, 2000, 1000, 0])
  expect(vi.getTimerCount()).toBe(0)
})

test('is right at once when a tab wakes whose timers stood still', () => {
  const { page, told } = run(90_000)
  // The clock goes on, the timers do not.
  vi.setSystemTime(NOON + 47_000)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([90_000, 43_000])
  expect(vi.getTimerCount()).toBe(1)
})

test('nothing is told after it was stopped', () => {
  const { page, told, stop } = run(5000)
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([5000])
})
