import * as v from 'valibot'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox, pampas } from '../../../scripts/sandbox/testing/sandbox.ts'
import { newRequestNo } from '../../rules/money/money-intent.ts'
import { readPrice, type Price } from '../../rules/sports/price.ts'
import { handOver, type SlipTicket } from '../../rules/sports/slip-check.ts'
import type { Fixture } from '../../rules/sports/fixture.ts'
import { openPage, stubStorage, type TestPage } from '../../testing/state.ts'
import { emptySessionAtom, sessionAtom } from '../account/login/session.ts'
import { launchMutation } from '../games/play/launch.ts'
import { LOCAL_KEYS, SESSION_KEYS } from '../site/storage.ts'
import { cashOutAtom, cashOutOffer, sportsBetsQuery } from './bets.ts'
import { sportsFavoriteMutation, sportsFavoritesQuery } from './favorites.ts'
import { priceStoreAtom } from './feed.ts'
import { fixturesQuery, sportsQuery } from './fixtures.ts'
import { oddsFormatAtom } from './odds-format.ts'
import {
  agreeAtom,
  checkSlipAtom,
  clearSlipAtom,
  pickWordsAtom,
  slipAtom,
  togglePickAtom,
  watchSlipAtom,
} from './slip.ts'
import { handOverAtom, putBackAtom, slipHandedAtom } from './hand-over.ts'
import { handedSlipAtom } from './handed-slip.ts'
import { acceptsHigherAtom } from './higher-odds.ts'
import { slipForLaunchAtom, slipToHandAtom } from './slip-to-hand.ts'

const single = { ...pampas, wallet: 'single' as const }
/** The same moment whenever this is run; what is bet on begins two days later. */
const START = Date.UTC(2026, 5, 1, 15)
const AHEAD = START - Date.now()
const bench = createTestSandbox({ merchants: [single], now: () => Date.now() + AHEAD })
afterAll(() => bench.sandbox.close())
beforeEach(stubStorage)
afterEach(() => void vi.unstubAllGlobals())

const open = (): TestPage => openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))

async function logIn({ store }: TestPage, balance = '100.00') {
  const player = await bench.member('player', single, balance)
  store.set(sessionAtom, { token: player.token, accountType: 0, username: player.username, nickname: '' })
  return player
}

/** Football that begins tomorrow, each with the price of the home side. */
async function coming({
  queries,
}: TestPage): Promise<{ terms: Parameters<typeof pickOf>[1]; fixtures: readonly Fixture[] }> {
  const { terms } = await queries.fetchQuery(sportsQuery('TY'))
  const day = new Date(START + 2 * 86_400_000).toISOString().slice(0, 10)
  const { fixtures } = await queries.fetchQuery(fixturesQuery('TY', { sport: 'football', day }))
  return {
    terms,
    fixtures: fixtures.filter(({ state, markets: [market] }) => state === 'coming' && !market?.outcomes[0]?.boost),
  }
}

function pickOf(fixture: Fixture | undefined, terms: { readonly mostPicks: number }) {
  const [market] = fixture?.markets ?? []
  const [outcome] = market?.outcomes ?? []
  if (!fixture || !market || !outcome) throw new Error('there is nothing to bet on')
  return { fixture, event: `${fixture.home.name} v ${fixture.away.name}`, market, outcome, terms }
}

async function fill(page: TestPage, count = 2) {
  const { terms, fixtures } = await coming(page)
  const picks = fixtures.slice(0, count).map((fixture) => pickOf(fixture, terms))
  for (const pick of picks) page.store.set(togglePickAtom, pick)
  page.store.set(slipAtom, (slip) => ({ ...slip, mode: count > 1 ? 'combined' : 'single', stake: 1000n }))
  const { terms: whole } = await page.queries.fetchQuery(sportsQuery('TY'))
  return { picks, check: () => page.store.get(checkSlipAtom)(whole), terms: whole }
}

const ticketOf = (checked: { readonly ticket: SlipTicket | null }): SlipTicket => {
  if (!checked.ticket) throw new Error('there is no ticket')
  return checked.ticket
}

test('a guest’s picks survive a reload and logging in, and go with the session', async () => {
  const page = open()
  const { picks } = await fill(page)
  const names = picks.map(({ outcome }) => outcome.id)
  const again = open()
  expect(again.store.get(slipAtom)).toEqual(page.store.get(slipAtom))
  expect(again.store.get(pickWordsAtom)[names[0] ?? '']?.event).toContain(' v ')
  await logIn(again)
  again.store.set(watchSlipAtom)()
  expect(again.store.get(slipAtom).picks.map(({ outcome }) => outcome)).toEqual(names)
  again.store.set(emptySessionAtom)
  again.store.set(sessionAtom, null)
  expect(again.store.get(slipAtom).picks).toEqual([])
  expect(sessionStorage.getItem(SESSION_KEYS.slip)).toBeNull()
})

test.each(['', '{', '{"slip":{}}', '{"slip":{"picks":[{"agreed":"0.5"}]},"words":{}}'])(
  'what is kept and is no slip is none: %s',
  (text) => {
    sessionStorage.setItem(SESSION_KEYS.slip, text)
    expect(open().store.get(slipAtom).picks).toEqual([])
  },
)

test('a tap takes a pick out again, with its words; a full slip takes no more', async () => {
  const page = open()
  const { picks } = await fill(page)
  const [first, second] = picks
  if (!first || !second) throw new Error('there are none')
  page.store.set(togglePickAtom, first)
  expect(Object.keys(page.store.get(pickWordsAtom))).toEqual([second.outcome.id])
  expect(page.store.set(togglePickAtom, { ...first, terms: { mostPicks: 1 } })).toBe(false)
  page.store.set(clearSlipAtom)
  expect(page.store.get(slipAtom)).toMatchObject({ picks: [], mode: 'combined', stake: 1000n })
})

test('a price that has moved is agreed to before anything is handed on', async () => {
  const page = open()
  const { picks, check } = await fill(page)
  const shown = check()
  expect(shown.ticket?.picks).toHaveLength(2)
  const [pick] = picks
  if (!pick) throw new Error('there is none')
  // 1.01 is a price.
  const outcomes = pick.market.outcomes.map((each, at) =>
    at === 0 ? { ...each, price: readPrice('1.01') as Price } : each,
  )
  const markets = [{ ...pick.market, outcomes }]
  page.store.get(priceStoreAtom).take([{ ...pick.fixture, version: pick.fixture.version + 1, markets }], Date.now())
  expect(check()).toMatchObject({ problem: 'changed', ticket: null })
  expect(handOver(shown, check())).toBeNull()
  page.store.set(agreeAtom, check())
  expect(check()).toMatchObject({ problem: null })
})

test('what is left out is not agreed to with the rest', async () => {
  const page = open()
  const { picks, check } = await fill(page)
  const store = page.store.get(priceStoreAtom)
  picks.forEach(({ fixture, market }, index) => {
    const outcomes = market.outcomes.map((each, at) =>
      at === 0 ? { ...each, price: readPrice('1.11') as Price } : each,
    )
    const markets = [{ ...market, outcomes, paused: index === 0 ? ('goal' as const) : null }]
    store.take([{ ...fixture, version: fixture.version + 1, markets }], Date.now())
  })
  expect(check().picks.map(({ state }) => state)).toEqual(['paused', 'changed'])
  page.store.set(agreeAtom, check())
  const [first, second] = page.store.get(slipAtom).picks
  expect(first?.agreed).toEqual(picks[0]?.outcome.price)
  expect(second?.agreed).toEqual(readPrice('1.11'))
})

test('it is handed over by the launch of its vendor, once for a ticket, and becomes one bet', async () => {
  const page = open()
  const { username } = await logIn(page)
  const { check } = await fill(page)
  const ticket = ticketOf(check())
  page.store.set(handOverAtom, { ticket, vendor: 'IBC' })
  const first = page.store.get(slipToHandAtom)
  page.store.set(handOverAtom, { ticket, vendor: 'IBC' })
  expect(page.store.get(slipToHandAtom)?.slip.id).toBe(first?.slip.id)
  const lobby = { kind: 'game', vendor: 'IBC', gameId: '', nodeId: '', category: null, trial: false } as const
  const waiting = page.store.get(slipForLaunchAtom)
  expect([
    waiting({ ...lobby, vendor: 'UG' }, first?.slip.id),
    waiting({ ...lobby, gameId: 'x' }, first?.slip.id),
    waiting({ ...lobby, trial: true }, first?.slip.id),
    // Opened by hand, or by the button of a slip before it.
    waiting(lobby, undefined),
    waiting(lobby, 'another'),
  ]).toEqual([null, null, null, null, null])
  const toHand = waiting(lobby, first?.slip.id)
  if (!toHand) throw new Error('nothing waits')
  const launcher = { language: 'TY', session: page.store.get(sessionAtom), slip: toHand.slip }
  const launch = () => page.queries.getMutationCache().build(page.queries, launchMutation(launcher)).execute(lobby)
  // The first answer may be lost.
  await launch()
  await launch()
  page.store.set(slipHandedAtom, toHand)
  expect([page.store.get(slipToHandAtom), page.store.get(slipAtom).picks]).toEqual([null, []])
  await bench.control('POST', '/sandbox/slips', { merchant: 'pampas', member: username })
  await bench.control('POST', '/sandbox/slips', { merchant: 'pampas', member: username })
  const { list } = await page.queries.fetchQuery(sportsBetsQuery('TY', 'open'))
  expect(list).toMatchObject([{ slip: toHand.slip.id, betAmount: 1000n, mode: 'combined', size: 2 }])
  page.store.set(handOverAtom, { ticket: { ...ticket, acceptsHigher: false }, vendor: 'IBC' })
  expect(page.store.get(slipToHandAtom)?.slip.id).not.toBe(toHand.slip.id)
})

test('what waits to be handed over is dropped once the slip is another', async () => {
  const page = open()
  await logIn(page)
  const { check } = await fill(page)
  const id = page.store.set(handOverAtom, { ticket: ticketOf(check()), vendor: 'IBC' })
  page.store.set(slipAtom, (slip) => ({ ...slip }))
  expect(page.store.get(slipToHandAtom)?.slip.id).toBe(id)
  page.store.set(slipAtom, (slip) => ({ ...slip, stake: 2000n }))
  expect(page.store.get(slipToHandAtom)).toBeNull()
})

const LOBBY = { kind: 'game', vendor: 'IBC', gameId: '', nodeId: '', category: null, trial: false } as const

test('what waits is the same bet after a reload, and goes with its session', async () => {
  const page = open()
  await logIn(page)
  const { check } = await fill(page)
  const ticket = ticketOf(check())
  const id = page.store.set(handOverAtom, { ticket, vendor: 'IBC' })
  const reload = (session = page.store.get(sessionAtom)): TestPage => {
    const again = open()
    again.store.set(sessionAtom, session)
    return again
  }
  const again = reload()
  const toHand = again.store.get(slipForLaunchAtom)(LOBBY, id)
  expect(toHand).toEqual(page.store.get(slipToHandAtom))
  expect(again.store.set(handOverAtom, { ticket, vendor: 'IBC' })).toBe(id)
  if (!toHand) throw new Error('nothing waits')
  again.store.set(slipHandedAtom, toHand)
  expect(again.store.get(slipAtom).picks).toEqual([])
  const third = reload()
  expect(third.store.get(slipToHandAtom)).toBeNull()
  expect(third.store.get(handedSlipAtom)).toMatchObject({ slip: { id }, kept: toHand.kept })
  third.store.set(emptySessionAtom)
  third.store.set(sessionAtom, null)
  expect(third.store.get(handedSlipAtom)).toBeNull()
})

test('handed over twice, what was handed over is known as it was', async () => {
  const page = open()
  await logIn(page)
  const { check } = await fill(page)
  const id = page.store.set(handOverAtom, { ticket: ticketOf(check()), vendor: 'IBC' })
  const toHand = page.store.get(slipForLaunchAtom)(LOBBY, id)
  if (!toHand) throw new Error('nothing waits')
  page.store.set(slipHandedAtom, toHand)
  page.store.set(slipHandedAtom, toHand)
  expect(page.store.get(handedSlipAtom)?.kept.slip.picks).toHaveLength(2)
})

test('put back and handed over again, a slip is the same bet; some of its picks alone are another', async () => {
  const page = open()
  await logIn(page)
  const { check } = await fill(page)
  const handed = () => {
    const id = page.store.set(handOverAtom, { ticket: ticketOf(check()), vendor: 'IBC' })
    const toHand = page.store.get(slipForLaunchAtom)(LOBBY, id)
    if (!toHand) throw new Error('nothing waits')
    page.store.set(slipHandedAtom, toHand)
    const over = page.store.get(handedSlipAtom)
    if (!over) throw new Error('nothing was handed over')
    return over
  }
  const first = handed()
  page.store.set(putBackAtom, first, first.kept.slip.picks)
  expect(page.store.get(slipForLaunchAtom)(LOBBY, first.slip.id)).toBeNull()
  const again = handed()
  expect(again.slip.id).toBe(first.slip.id)
  page.store.set(putBackAtom, again, again.kept.slip.picks.slice(1))
  page.store.set(slipAtom, (slip) => ({ ...slip, mode: 'single' }))
  expect(handed().slip.id).not.toBe(first.slip.id)
})

test('a bet is ended early for the sum that was seen, once', async () => {
  const page = open()
  const { username } = await logIn(page)
  await bench.control('POST', '/sandbox/sports-bets', { merchant: 'pampas', member: username, stake: '10' })
  const { list } = await page.queries.fetchQuery(sportsBetsQuery('TY'))
  const [bet] = list
  const what = bet ? cashOutOffer(bet, 2) : null
  expect(what).toMatch(/^\S+ \d+\.\d\d$/)
  const asked = { requestNo: newRequestNo(), again: false, what }
  const sent = await page.store.set(cashOutAtom, asked, page.queries)
  expect(sent).toMatchObject({ state: 'done', reply: { reference: bet?.record } })
  expect(await page.store.set(cashOutAtom, asked, page.queries)).toEqual(sent)
  const ledger = await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)
  const { transactions } = v.parse(v.object({ transactions: v.array(v.object({ reason: v.string() })) }), ledger)
  expect(transactions.filter(({ reason }) => reason === 'cash-out')).toHaveLength(1)
  expect(cashOutOffer({ record: 'B', cashOut: null }, 2)).toBeNull()
})

test('favourites show at once, and are taken back where the server says no', async () => {
  const page = open()
  await logIn(page)
  const query = sportsFavoritesQuery('TY')
  await page.queries.fetchQuery(query)
  const mark = (id: string, favorite = true) =>
    page.queries
      .getMutationCache()
      .build(page.queries, sportsFavoriteMutation)
      .execute({ kind: 'team', it: { id, name: id, sport: 'football' }, favorite })
  const held = () => page.queries.getQueryData(query.queryKey)?.teams.map(({ id }) => id)
  const marked = mark('football-1-t1')
  await vi.waitFor(() => expect(held()).toEqual(['football-1-t1']))
  await marked
  await expect(mark('nobody')).rejects.toThrow('favorite not found')
  expect(held()).toEqual(['football-1-t1'])
  await page.queries.fetchQuery({ ...query, staleTime: 0 })
  expect(held()).toEqual(['football-1-t1'])
  await mark('football-1-t1', false)
  await page.queries.fetchQuery({ ...query, staleTime: 0 })
  expect(held()).toEqual([])
})

test('whoever does not want higher prices unasked is asked on this device from then on', () => {
  const page = open()
  expect(page.store.get(acceptsHigherAtom)).toBe(true)
  page.store.set(acceptsHigherAtom, false)
  sessionStorage.clear()
  expect(open().store.get(slipAtom).acceptsHigher).toBe(false)
})

test('the way prices are written is kept on the device', () => {
  const page = open()
  expect(page.store.get(oddsFormatAtom)).toBe('decimal')
  page.store.set(oddsFormatAtom, 'american')
  expect(open().store.get(oddsFormatAtom)).toBe('american')
  localStorage.setItem(LOCAL_KEYS.oddsFormat, 'roman')
  expect(open().store.get(oddsFormatAtom)).toBe('decimal')
})
