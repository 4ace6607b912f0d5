import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContractFailure, Refusal, TransportFailure } from '../rules/failure.ts'
import { refetchWithBackoff, isRefetched } from './refetch-backoff.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_780_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** What a page knows of itself, as far as this reads it. */
function openWindow() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const page = Object.assign(new EventTarget(), { document })
  return {
    page: page as unknown as Window, // The events and the one property that are read.
    show(state: 'visible' | 'hidden') {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
    tell: (sign: string) => page.dispatchEvent(new Event(sign)),
  }
}

const silence = () => new TransportFailure('getSite', 'http', { status: 500 })

const ROUND_TRIP_MS = 5

/** A page whose server answers what it is told to. */
function openPage() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
  const window = openWindow()
  const stop = refetchWithBackoff(queries, window.page)
  const broken = new Map<string, () => Error>()
  const asked: { readonly name: string; readonly at: number }[] = []
  const begun = Date.now()
  const options = (name: string) => ({
    queryKey: [name],
    queryFn: async (): Promise<string> => {
      asked.push({ name, at: Date.now() - begun })
      const failure = (broken.get(name) ?? broken.get('*'))?.()
      await new Promise((resolve) => setTimeout(resolve, ROUND_TRIP_MS))
      if (failure) throw failure
      return `answer to ${name}`
    },
  })
  return {
    ...window,
    queries,
    stop,
    asked,
    break: (name: string, failure: () => Error = silence) => void broken.set(name, failure),
    mend: (name: string) => void broken.delete(name),
    look: (name: string) => new QueryObserver(queries, options(name)).subscribe(() => undefined),
    state: (name: string) => queries.getQueryState([name]),
    count: (name: string) => asked.filter((it) => it.name === name).length,
    after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

const NAMES = ['status', 'site', 'balance', 'messages', 'games', 'help']

test('an outage of any length is over on the whole page within thirty seconds, without a press (property)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 1, max: 6 }), async (outage, many) => {
      const it = openPage()
      it.break('*')
      const names = NAMES.slice(0, many)
      for (const name of names) it.look(name)
      await it.after(outage)
      it.mend('*')
      await it.after(30_000)
      expect(names.map((name) => it.state(name)?.status)).toEqual(names.map(() => 'success'))
      const told = it.asked.length
      await it.after(300_000)
      expect(it.asked.length).toBe(told)
      it.stop()
    }),
    { numRuns: 40 },
  )
})

test('while nothing is answered one question at a time is asked, ever more rarely, whatever else failed', async () => {
  const it = openPage()
  it.break('*')
  for (const name of NAMES) it.look(name)
  await it.after(ROUND_TRIP_MS)
  expect(it.asked).toHaveLength(NAMES.length)
  await it.after(600_000)
  const again = it.asked.slice(NAMES.length).map(({ at }) => at)
  // From 1 to 18 seconds apart, nine or ten in the mean.
  expect(again.length).toBeGreaterThan(35)
  expect(again.length).toBeLessThan(100)
  for (const [index, at] of again.entries()) {
    const wait = at - (again[index - 1] ?? 0)
    expect(wait).toBeGreaterThanOrEqual(1000)
    expect(wait).toBeLessThanOrEqual(Math.min(12_000 * 2 ** index, 18_000) + ROUND_TRIP_MS + 1)
  }
  // In turn, so that one that never comes does not keep the others back.
  expect(new Set(it.asked.slice(NAMES.length, 2 * NAMES.length).map(({ name }) => name)).size).toBe(NAMES.length)
  it.stop()
})

test('no two pages come back in the same moments', async () => {
  const moments = async (): Promise<number[]> => {
    const it = openPage()
    it.break('*')
    it.look('site')
    await it.after(60_000)
    it.stop()
    return it.asked.slice(1).map(({ at }) => Math.round(at))
  }
  const [one, other] = [await moments(), await moments()]
  expect(one.filter((at) => other.includes(at))).toEqual([])
})

test('a failure stays to be seen while it is asked for again, and gives way to the answer alone', async () => {
  const it = openPage()
  it.break('site')
  const seen: string[] = []
  it.look('site')
  await it.after(ROUND_TRIP_MS)
  // As a view hears of it.
  const observer = new QueryObserver(it.queries, { queryKey: ['site'], enabled: false })
  observer.subscribe(
    notifyManager.batchCalls(() => {
      const { status, error, fetchStatus } = observer.getCurrentResult()
      seen.push(status === 'error' ? `${error?.message} ${fetchStatus}` : status)
    }),
  )
  await it.after(60_000)
  it.mend('site')
  await it.after(30_000)
  expect(new Set(seen)).toEqual(new Set(['getSite: http 500 fetching', 'getSite: http 500 idle', 'success']))
  expect(seen.at(-1)).toBe('success')
  it.stop()
})

describe('within two seconds, all is asked for again', () => {
  /** Two questions that have failed for so long that the next try by itself is more than two seconds off. */
  async function longSilence() {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const it = openPage()
    it.break('*')
    it.look('site')
    it.look('help')
    // Tries after 12, 18 and 18 seconds: the next is at 65.
    await it.after(50_000)
    it.mend('*')
    await it.after(1000)
    expect([it.state('site')?.status, it.state('help')?.status]).toEqual(['error', 'error'])
    return it
  }
  afterEach(() => vi.restoreAllMocks())

  test.each(['online', 'focus'])('on %s', async (sign) => {
    const it = await longSilence()
    it.tell(sign)
    await it.after(2000)
    expect([it.state('site')?.status, it.state('help')?.status]).toEqual(['success', 'success'])
    it.stop()
  })

  test('when somebody comes back to the page; while nobody sees it nothing is asked', async () => {
    const it = await longSilence()
    it.break('*')
    it.show('hidden')
    const { length } = it.asked
    it.tell('online')
    await it.after(600_000)
    expect(it.asked).toHaveLength(length)
    it.mend('*')
    it.show('visible')
    await it.after(2000)
    expect([it.state('site')?.status, it.state('help')?.status]).toEqual(['success', 'success'])
    it.stop()
  })

  test('when a question that is new is answered', async () => {
    const it = await longSilence()
    it.look('games')
    await it.after(2000)
    expect([it.state('site')?.status, it.state('help')?.status]).toEqual(['success', 'success'])
    it.stop()
  })

  test('when something was done', async () => {
    const it = await longSilence()
    const mutation = it.queries.getMutationCache().build(it.queries, { mutationFn: () => Promise.resolve('done') })
    await mutation.execute(undefined)
    await it.after(2000)
    expect([it.state('site')?.status, it.state('help')?.status]).toEqual(['success', 'success'])
    it.stop()
  })
})

test('what never comes is not asked for more often because something else does, again and again', async () => {
  const it = openPage()
  it.break('site')
  it.look('site')
  it.look('balance')
  for (let second = 0; second < 600; second += 1) {
    void it.queries.refetchQueries({ queryKey: ['balance'] })
    await it.after(1000)
  }
  expect(it.count('balance')).toBeGreaterThanOrEqual(600)
  expect(it.count('site')).toBeLessThan(110)
  it.stop()
})

test.each([
  ['a refusal', () => new Refusal('getSite', 'not logged in, please login', null)],
  ['a page that is not there', () => new TransportFailure('getSite', 'http', { status: 404 })],
  ['what could not be sent', () => new ContractFailure('getSite', 'request', 'seal', 'no key')],
  ['a fault of ours', () => new TypeError('a fault')],
])('%s is not asked for again', async (_, failure) => {
  const it = openPage()
  it.break('site', failure)
  it.look('site')
  await it.after(120_000)
  it.tell('online')
  await it.after(120_000)
  expect(it.count('site')).toBe(1)
  expect(isRefetched(it.state('site')?.error)).toBe(false)
  it.stop()
})

test.each([
  ['a status', () => new TransportFailure('getSite', 'http', { status: 429, retryAfter: 30 })],
  ['a refusal', () => new Refusal('getSite', 'too many requests', null, { status: 429, retryAfter: 30 })],
])('nothing is asked before the server wants to be asked, whatever else happens: %s', async (_, failure) => {
  const it = openPage()
  it.break('site', failure)
  it.look('site')
  await it.after(ROUND_TRIP_MS)
  expect(isRefetched(it.state('site')?.error)).toBe(true)
  it.tell('focus')
  await it.after(29_000)
  expect(it.count('site')).toBe(1)
  it.mend('site')
  await it.after(25_000)
  expect(it.state('site')?.status).toBe('success')
  it.stop()
})

test('what nobody looks at is not asked for, and is again once somebody does', async () => {
  const it = openPage()
  it.break('*')
  const leave = it.look('site')
  await it.after(ROUND_TRIP_MS)
  leave()
  await it.after(120_000)
  expect(it.count('site')).toBe(1)
  it.look('site')
  await it.after(ROUND_TRIP_MS)
  expect(it.count('site')).toBe(2)
  it.mend('*')
  await it.after(30_000)
  expect(it.state('site')?.status).toBe('success')
  it.stop()
})

test('a question that is left while it is asked again does not keep the others back', async () => {
  const it = openPage()
  it.break('*')
  const leave = it.look('site')
  it.look('help')
  await it.after(ROUND_TRIP_MS)
  // The first question that is asked again hangs, and is left by then.
  const { promise } = Promise.withResolvers<string>()
  const query = it.queries.getQueryCache().find({ queryKey: ['site'] })
  query?.setOptions({ ...query.options, queryFn: ({ signal }) => (signal.aborted ? '' : promise) })
  await it.after(12_000)
  expect(query?.state.fetchStatus).toBe('fetching')
  leave()
  await it.after(ROUND_TRIP_MS)
  it.mend('*')
  await it.after(30_000)
  expect(it.state('help')?.status).toBe('success')
  it.stop()
})
