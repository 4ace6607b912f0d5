import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox, pampas } from '../../../scripts/sandbox/testing/sandbox.ts'
import { listSportsUpdates } from '../../api/sports/fixtures.ts'
import { backOffMs, PRICES } from '../../rules/back-off.ts'
import { clockSeconds } from '../../rules/sports/fixture.ts'
import { openPage, stubStorage } from '../../testing/state.ts'
import { followSportsAtom, priceStoreAtom, serverNowAtom, watchingAtom } from './feed.ts'
import { fixtureQuery, fixturesQuery, sportsQuery } from './fixtures.ts'

/** The server's clock is another than the device's, and begins at the same moment whenever this is run. */
const AHEAD = Date.UTC(2026, 5, 1, 15) - Date.now()
const bench = createTestSandbox({ merchants: [pampas], now: () => Date.now() + AHEAD })
afterAll(() => bench.sandbox.close())
beforeEach(stubStorage)

const ends: (() => void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await bench.control('DELETE', '/sandbox/scenarios')
})

/** A page that is seen, or not. */
function stubDocument() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  return (state: 'visible' | 'hidden'): void => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
}

async function open() {
  const see = stubDocument()
  const asked: { streams: URL[]; polls: URL[]; open: number } = { streams: [], polls: [], open: 0 }
  const page = openPage(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.pathname === listSportsUpdates.path) {
      const isStream = request.headers.get('accept') === 'text/event-stream'
      asked[isStream ? 'streams' : 'polls'].push(url)
    }
    return bench.sandbox.fetch(request)
  })
  const store = page.store.get(priceStoreAtom)
  const { fixtures } = await page.queries.fetchQuery(fixturesQuery('TY', { live: true, sport: 'football' }))
  // Early in its game, nothing of it is decided.
  const fixture = fixtures.find(({ markets: [market], period }) => market?.paused === null && period?.number === 1)
  if (!fixture) throw new Error('no football is on')
  const follow = (): void => void ends.push(page.store.set(followSportsAtom))
  const watch = (...ids: string[]): (() => void) => page.store.get(watchingAtom).watch({ fixtures: ids })
  return { ...page, prices: store, asked, fixture, follow, watch, see }
}

const control = (said: object) => bench.control('POST', '/sandbox/fixtures', { merchant: 'pampas', ...said })

test('what is watched is told by a stream as it happens, and confirmed while nothing does', async () => {
  const { fixture, prices, follow, watch, asked } = await open()
  follow()
  watch(fixture.id)
  await vi.waitFor(() => expect(asked.streams).toHaveLength(1))
  const outcome = fixture.markets[0]?.outcomes[0]?.id ?? ''
  expect(prices.outcome(outcome)?.state).not.toBe('removed')
  await control({ fixture: fixture.id, do: 'goal', side: 'home' })
  const before = fixture.score?.home ?? 0
  await vi.waitFor(() => expect(prices.fixture(fixture.id)?.score?.home).toBeGreaterThan(before), 10_000)
  await vi.waitFor(() => expect(prices.outcome(outcome)?.state).toBe('paused'), 10_000)
  const heard = prices.quote(outcome)?.heardAt ?? 0
  await vi.waitFor(() => expect(prices.quote(outcome)?.heardAt).toBeGreaterThan(heard), 15_000)
  expect(asked.polls).toHaveLength(0)
}, 30_000)

test('the clock of a game goes by the server’s, however far the device’s is off', async () => {
  const { store, fixture } = await open()
  expect(Math.abs(store.get(serverNowAtom)() - Date.now() - AHEAD)).toBeLessThan(2000)
  const { clock } = fixture
  if (!clock) throw new Error('football has a clock')
  // Nothing of the game lies in the future, nor a day back.
  const passed = clockSeconds(clock, store.get(serverNowAtom)()) - clock.seconds
  expect(passed).toBeGreaterThanOrEqual(0)
  expect(passed).toBeLessThan(10)
})

test('where the stream stays away it is polled, with scattered waits within which prices stay good', async () => {
  for (const chance of [0, 0.5, 1]) {
    const wait = backOffMs(PRICES, 0, chance)
    expect(wait).toBeGreaterThanOrEqual(2500)
    expect(wait).toBeLessThanOrEqual(5000)
  }
  await bench.control('POST', '/sandbox/scenarios', { kind: 'no-stream' })
  const { fixture, prices, follow, watch, asked } = await open()
  await control({ fixture: fixture.id, do: 'suspend', reason: 'review' })
  watch(fixture.id)
  follow()
  await vi.waitFor(() => expect(asked.polls).toHaveLength(1), 4000)
  const outcome = fixture.markets[0]?.outcomes[0]?.id ?? ''
  await vi.waitFor(() => expect(prices.outcome(outcome)?.paused).toBe('review'), 4000)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await vi.waitFor(() => expect(asked.polls.length).toBeGreaterThan(1), 8000)
  await control({ fixture: fixture.id, do: 'resume' })
}, 20_000)

test('a page that nobody sees, or that watches nothing, asks for nothing', async () => {
  const { fixture, follow, watch, asked, see } = await open()
  follow()
  const tried = () => asked.streams.length + asked.polls.length
  await new Promise((go) => void setTimeout(go, 100))
  expect(tried()).toBe(0)
  see('hidden')
  const end = watch(fixture.id)
  await new Promise((go) => void setTimeout(go, 600))
  expect(tried()).toBe(0)
  see('visible')
  await vi.waitFor(() => expect(asked.streams).toHaveLength(1))
  see('hidden')
  await new Promise((go) => void setTimeout(go, 600))
  expect(tried()).toBe(1)
  end()
  see('visible')
  await new Promise((go) => void setTimeout(go, 600))
  expect(tried()).toBe(1)
}, 10_000)

test('what is watched changes the question, once for many changes; what several followers hear is asked for once', async () => {
  const { fixture, follow, watch, asked, queries, store } = await open()
  follow()
  follow()
  watch(fixture.id)
  await vi.waitFor(() => expect(asked.streams).toHaveLength(1))
  const { fixtures } = await queries.fetchQuery(fixturesQuery('TY', {}, 2))
  for (const { id } of fixtures.slice(0, 20)) watch(id)
  store.get(watchingAtom).watch({ fixtures: [fixture.id], markets: [`${fixture.id}/totals:9.5`] })
  await vi.waitFor(() => expect(asked.streams).toHaveLength(2), 4000)
  expect(asked.streams[1]?.searchParams.getAll('ids')).toHaveLength(21)
  expect(asked.streams[1]?.searchParams.getAll('markets')).toEqual([`${fixture.id}/totals:9.5`])
}, 10_000)

test('more than the server tells of is left out, but never what is in the slip', async () => {
  const { store, watch } = await open()
  store.get(watchingAtom).watch({ fixtures: ['slip'], markets: ['slip/m'] })
  for (let at = 0; at < 100; at += 1) watch(`f${at}`)
  const { ids } = store.get(watchingAtom).watched()
  expect(ids).toHaveLength(60)
  expect([ids.includes('slip'), ids.includes('f99'), ids.includes('f0')]).toEqual([true, true, false])
})

test('lists and single fixtures come with amounts in minor units, and stand in the store', async () => {
  const { queries, fixture, prices } = await open()
  const { vendor, sports, terms } = await queries.fetchQuery(sportsQuery('TY'))
  expect([vendor, sports.length, terms.leastStake]).toEqual(['IBC', 12, 100n])
  const { fixture: whole, history } = await queries.fetchQuery(fixtureQuery('TY', fixture.id))
  expect(prices.fixture(fixture.id)?.markets).toHaveLength(whole.markets.length)
  expect(history.at(-1)?.score ?? { home: 0, away: 0 }).toEqual(whole.score)
  const { fixtures, total } = await queries.fetchQuery(fixturesQuery('TY', { words: 'ombu', sport: 'football' }))
  expect(total).toBeGreaterThan(0)
  expect(fixtures.every(({ home, away, league }) => /ombú/i.test(home.name + away.name + league.name))).toBe(true)
})
