import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PART } from '../../rules/back-off.ts'
import { retryWhenOnline } from './retry-when-online.ts'

let page: EventTarget
let online: boolean
const tell = (event: string): boolean => page.dispatchEvent(new Event(event))

beforeEach(() => {
  page = new EventTarget()
  online = true
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
  vi.useFakeTimers()
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the browser is online again: it is tried at once, and once', () => {
  const tried = vi.fn<() => void>()
  online = false
  retryWhenOnline(tried)
  tell('pointermove')
  vi.advanceTimersByTime(2 * PART.longestMs)
  expect(tried, 'nothing comes while there is no network').not.toHaveBeenCalled()
  online = true
  tell('online')
  expect(tried).toHaveBeenCalledTimes(1)
  tell('online')
  tell('pointerdown')
  vi.advanceTimersByTime(2 * PART.longestMs)
  expect(tried).toHaveBeenCalledTimes(1)
})

test.each(['pointermove', 'keydown', 'scroll'])('with a network, a sign of life does: %s', (sign) => {
  const tried = vi.fn<() => void>()
  retryWhenOnline(tried)
  vi.advanceTimersByTime(2 * PART.longestMs)
  expect(tried, 'nobody is there').not.toHaveBeenCalled()
  tell(sign)
  vi.advanceTimersByTime((PART.leastMs ?? 0) - 1)
  tell(sign)
  expect(tried).not.toHaveBeenCalled()
  vi.advanceTimersByTime(PART.longestMs - (PART.leastMs ?? 0) + 1)
  expect(tried).toHaveBeenCalledTimes(1)
})

test('what is gone meanwhile is not tried', () => {
  const tried = vi.fn<() => void>()
  const stop = retryWhenOnline(tried)
  tell('keydown')
  stop()
  tell('online')
  vi.advanceTimersByTime(2 * PART.longestMs)
  expect(tried).not.toHaveBeenCalled()
})
