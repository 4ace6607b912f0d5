import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useThrottled } from './use-throttled.ts'

test('a value that changes at any pace is followed every so many milliseconds at the most, and to its last', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const seen: number[] = []
  const { rerender } = renderHook(
    ({ value }) => {
      const now = useThrottled(value, 200)
      if (seen.at(-1) !== now) seen.push(now)
    },
    { initialProps: { value: 0 } },
  )
  for (let value = 1; value <= 50; value += 1) {
    rerender({ value })
    await act(() => vi.advanceTimersByTimeAsync(10))
  }
  await act(() => vi.advanceTimersByTimeAsync(200))
  // Half a second of scrolling, and once more when it has come to rest.
  expect(seen.length).toBeLessThanOrEqual(5)
  expect(seen.length).toBeGreaterThan(2)
  expect(seen.at(-1)).toBe(50)
})
