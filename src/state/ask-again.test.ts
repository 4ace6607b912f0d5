import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAgainMs } from './ask-again.ts'

// A moment whose last digits stand for no chance at all.
beforeEach(() => void vi.useFakeTimers({ now: 1_780_000_000_000, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A query that somebody looks at, whose questions are answered as told. */
function watched() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let answers = false
  const seen: (number | null)[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['asked'],
    enabled: false,
    queryFn: () => (answers ? Promise.resolve('answer') : Promise.reject(new Error('silence'))),
    refetchInterval: (query) => {
      seen.push(askAgainMs(query))
      // Nothing asks by itself here.
      return false
    },
  })
  const stop = observer.subscribe(() => undefined)
  return {
    stop,
    queries,
    /** Asks once; what the interval is afterwards. */
    ask: async (answered: boolean): Promise<number | null | undefined> => {
      answers = answered
      await observer.refetch()
      return seen.at(-1)
    },
  }
}

test('an answer between failures begins anew: one lost question is soon asked again', async () => {
  const { ask, stop } = watched()
  const lost = async (times: number) => {
    const waits = []
    for (let time = 0; time < times; time += 1) waits.push(await ask(false))
    return waits
  }
  expect(await lost(6)).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  expect(await ask(true)).toBeNull()
  expect(await lost(2)).toEqual([4_000, 8_000])
  expect(await ask(true)).toBeNull()
  expect(await ask(true)).toBeNull()
  expect(await lost(3)).toEqual([4_000, 8_000, 16_000])
  stop()
})

test('what had failed before anybody looked counts where there was never an answer', () => {
  const state = { dataUpdateCount: 0, error: new Error('silence'), errorUpdateCount: 3, errorUpdatedAt: 0 }
  expect(askAgainMs({ state })).toBe(16_000)
  expect(askAgainMs({ state: { ...state, dataUpdateCount: 2 } })).toBe(4_000)
})

test('a query that is emptied begins anew, too', async () => {
  const { ask, queries, stop } = watched()
  await ask(false)
  await ask(false)
  await ask(true)
  queries
    .getQueryCache()
    .find({ queryKey: ['asked'] })
    ?.reset()
  expect(await ask(false)).toBe(4_000)
  stop()
})
