import { setMaxListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from './pause.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const view = new EventTarget()
setMaxListeners(100, page, view)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', view)
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A wait of a minute; whether it is over. */
function aMinute(signal?: AbortSignal): () => boolean {
  let over = false
  void pause(60_000, signal).then(() => (over = true))
  return () => over
}

const show = (state: string): void => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

test('lasts as long as was asked for', async () => {
  const over = aMinute()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(over()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(over()).toBe(true)
})

test('ends when somebody comes back to the page, and not when they leave it', async () => {
  const over = aMinute()
  show('hidden')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(over()).toBe(false)
  show('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(over()).toBe(true)
})

test('ends within two seconds of a network, at another moment on each page, and never later than it would have', async () => {
  const pages = Array.from({ length: 50 }, () => aMinute())
  view.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1000)
  const soon = pages.filter((over) => over()).length
  expect(soon).toBeGreaterThan(5)
  expect(soon).toBeLessThan(45)
  await vi.advanceTimersByTimeAsync(1000)
  expect(pages.every((over) => over())).toBe(true)
  const last = aMinute()
  await vi.advanceTimersByTimeAsync(59_999)
  view.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(last()).toBe(true)
})

test('is given up', async () => {
  const control = new AbortController()
  const over = aMinute(control.signal)
  control.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(over()).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
