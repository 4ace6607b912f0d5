import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdReloadAtom, reloadHeldAtom, reloadOnceAtom } from './reload.ts'
import { stubStorage } from '../../testing/state.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  stubStorage()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reloading for a part that is gone', () => {
  test('happens once, also across the reload itself', () => {
    expect(createStore().set(reloadOnceAtom)).toBe(true)
    // The page that comes has a store of its own; only storage knows.
    expect(createStore().set(reloadOnceAtom)).toBe(false)
    vi.advanceTimersByTime(59_999)
    expect(createStore().set(reloadOnceAtom)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(createStore().set(reloadOnceAtom)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('waits while anything on the page would be lost', () => {
    const store = createStore()
    const releases = [store.set(holdReloadAtom), store.set(holdReloadAtom)]
    for (const release of releases) {
      expect(store.get(reloadHeldAtom)).toBe(true)
      expect(store.set(reloadOnceAtom)).toBe(false)
      release()
    }
    expect(store.get(reloadHeldAtom)).toBe(false)
    expect(store.set(reloadOnceAtom)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('never happens without storage, where a loop could not be told', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(createStore().set(reloadOnceAtom)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
