import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  getFixture,
  listFixtures,
  listSports,
  listSportsUpdates,
  MOST_WATCHED,
} from '../../../src/api/sports/fixtures.ts'
import { listSportsBets } from '../../../src/api/sports/sports-bets.ts'
import { listSportsFavorites, MOST_SPORTS_FAVORITES } from '../../../src/api/sports/sports-favorites.ts'
import type { Endpoint, ReplyOf } from '../../../src/api/transport/endpoint.ts'
import type { Contract } from '../../../src/api/contract.ts'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { compareFixtures } from '../../../src/rules/sports/fixture-order.ts'
import { opennessOf } from '../../../src/rules/sports/openness.ts'
import { writePrice } from '../../../src/rules/sports/price.ts'
import { launching } from '../testing/contract.ts'
import { createTestSandbox, makeRequest, pampas, type Said } from '../testing/sandbox.ts'
import { DAY_MS } from './calendar.ts'

const START = Date.UTC(2026, 5, 1, 15)
let now = START
const bench = createTestSandbox({ now: () => now, merchants: [pampas] })
afterAll(() => bench.sandbox.close())
beforeEach(() => {
  now = START
})

async function ask<E extends Endpoint>(endpoint: E, payload: object, said: Said = {}): Promise<ReplyOf<E>> {
  // Each endpoint stands in the contract by its name.
  const heard = await bench.call(endpoint.name as keyof Contract, { payload: { language: 'EN', ...payload }, ...said })
  expect(heard).toMatchObject({ success: true })
  return v.parse(endpoint.reply, heard.value)
}
const page = (more: object = {}) => ask(listFixtures, { pageNo: 1, pageSize: 100, ...more })
const control = (said: object) => bench.control('POST', '/sandbox/fixtures', { merchant: 'pampas', ...said })

/** The one that began last: its outcome is open still, whatever happens to it. */
async function liveFootball() {
  const { list } = await page({ sport: 'football', live: 1 })
  const [found] = list
    .filter(({ markets }) => markets[0]?.paused === null)
    .toSorted((one, other) => other.startsAt - one.startsAt)
  if (!found) throw new Error('no football is on')
  return found
}

describe('lists', () => {
  test('have ten thousand fixtures of twelve sports, counted as they are listed', async () => {
    const { list, vassalage, terms } = await ask(listSports, {})
    expect([list.length, vassalage, terms.mostPicks]).toEqual([12, 'IBC', 20])
    expect(list.reduce((sum, { week }) => sum + week, 0)).toBeGreaterThan(9900)
    for (const { code, live, today, tomorrow, leagues } of list) {
      const day = (days: number): string => new Date(START + days * DAY_MS).toISOString().slice(0, 10)
      expect((await page({ sport: code, live: 1 })).total).toBe(live)
      expect((await page({ sport: code, day: day(0) })).total).toBe(today)
      expect((await page({ sport: code, day: day(1) })).total).toBe(tomorrow)
      expect(leagues.reduce((sum, league) => sum + league.week, 0)).toBe(
        list.find((sport) => sport.code === code)?.week,
      )
    }
  })

  test('stand in order, page by page, and each is there once', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNo) => page({ pageNo })))
    const all = pages.flatMap(({ list }) => list)
    const openness = (fixture: (typeof all)[number]) =>
      opennessOf(fixture.markets.find(({ group }) => group === 'result'))
    const placed = all.map((fixture) => ({ ...fixture, openness: openness(fixture) }))
    expect(placed).toEqual(placed.toSorted(compareFixtures))
    expect(new Set(all.map(({ id }) => id)).size).toBe(300)
    expect(all[0]?.state).toBe('live')
  })

  test('keep their order while prices move, so that no row jumps and pages fit together', async () => {
    const order = async (): Promise<string[]> => (await page({ live: 1, sport: 'football' })).list.map(({ id }) => id)
    const before = await order()
    now = START + 50_000
    const after = await order()
    const both = (some: readonly string[], others: readonly string[]) => some.filter((id) => others.includes(id))
    expect(both(after, before)).toEqual(both(before, after))
    expect(before.length).toBeGreaterThan(10)
  })

  test('tell what is still to come of a day, without what is on', async () => {
    const day = new Date(START).toISOString().slice(0, 10)
    const [all, coming] = await Promise.all([page({ day }), page({ day, coming: 1 })])
    expect(all.list.some(({ state }) => state === 'live')).toBe(true)
    expect(coming.total).toBeGreaterThan(0)
    expect(coming.total).toBeLessThan(all.total)
    expect(coming.list.every(({ state, startsAt }) => state === 'coming' && startsAt > START)).toBe(true)
  })

  test('find teams by words, without accents and in any case', async () => {
    const { list } = await page({ words: 'OMBU' })
    expect(list.length).toBeGreaterThan(0)
    for (const { home, away, league } of list) expect(`${home.name} ${away.name} ${league.name}`).toContain('Omb')
  })

  test('tell those that are asked for by id, by team and by league', async () => {
    const [one] = (await page()).list
    if (!one) throw new Error('there is none')
    expect((await page({ ids: [one.id, 'f1-1'] })).list.map(({ id }) => id)).toEqual([one.id])
    // As many as can be favourites.
    const teams = Array.from({ length: MOST_SPORTS_FAVORITES }, (_, at) => (at === 0 ? one.home.id : `t${at}`))
    expect((await page({ teams })).total).toBeGreaterThan(0)
    for (const { home, away } of (await page({ teams: [one.home.id] })).list)
      expect([home.id, away.id]).toContain(one.home.id)
    for (const { league } of (await page({ league: one.league.id })).list) expect(league.id).toBe(one.league.id)
  })

  test('are in the language of the call', async () => {
    const { list } = await ask(listSports, { language: 'TY' })
    expect(list.slice(0, 3).map(({ name }) => name)).toEqual(['Fútbol', 'Baloncesto', 'Tenis'])
  })

  test('are none where the merchant has no fixtures', async () => {
    await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off: ['FIXTURES'], context: 'none' })
    const said = { payload: { language: 'EN' }, cookie: 'sandbox-context=none' }
    expect(await bench.call('listSports', said)).toMatchObject({ success: false, message: 'operation not allowed' })
  })
})

describe('one fixture', () => {
  test('has all of its markets, and how its score came about', async () => {
    const { id } = await liveFootball()
    const { fixture, history } = await ask(getFixture, { id })
    expect(fixture.markets.length).toBe(fixture.marketCount)
    expect(fixture.markets.length).toBeGreaterThan(5)
    const last = history.at(-1)?.score ?? { home: 0, away: 0 }
    expect(last).toEqual(fixture.score)
    expect(fixture.clock?.at).toBe(fixture.version)
    expect(await bench.call('getFixture', { payload: { id: 'f1-1', language: 'EN' } })).toMatchObject({
      success: false,
      message: 'fixture not found',
    })
  })

  test('goes as the operator says: a goal, a pause, another price, the end', async () => {
    const { id, score, version } = await liveFootball()
    now += 1000
    const told = await control({ fixture: id, do: 'goal', side: 'away' })
    expect(told['score']).toEqual({ home: score?.home, away: (score?.away ?? 0) + 1 })
    expect(told['version']).toBeGreaterThan(version)
    expect((await ask(getFixture, { id })).fixture.markets[0]?.paused).toBe('goal')
    now += 60_000
    await control({ fixture: id, do: 'suspend', reason: 'review' })
    expect((await ask(getFixture, { id })).fixture.markets[0]?.paused).toBe('review')
    await control({ fixture: id, do: 'resume' })
    await control({ fixture: id, do: 'price', outcome: `${id}/result/home`, price: '7.77' })
    const [result] = (await ask(getFixture, { id })).fixture.markets
    expect(result?.outcomes[0] && writePrice(result.outcomes[0].price)).toBe('7.77')
    await control({ fixture: id, do: 'remove', market: `${id}/result` })
    expect((await ask(getFixture, { id })).fixture.markets.some((market) => market.id === `${id}/result`)).toBe(false)
    await control({ fixture: id, do: 'interrupt' })
    expect((await ask(getFixture, { id })).fixture).toMatchObject({ state: 'paused', clock: { isRunning: false } })
    await control({ fixture: id, do: 'finish' })
    expect((await ask(getFixture, { id })).fixture).toMatchObject({ state: 'finished', markets: [], clock: null })
    expect((await page({ live: 1 })).list.some((each) => each.id === id)).toBe(false)
  })
})

describe('updates', () => {
  test('tell how it stands and what is offered, and what a slip holds of it', async () => {
    const { id } = await liveFootball()
    const { list } = await ask(listSportsUpdates, { ids: [id], markets: [`${id}/totals:7.5`, `${id}/nothing`] })
    expect(list.map(({ kind }) => kind)).toEqual(['sports.fixture', 'sports.prices'])
    expect(list[0]?.standing?.state).toBe('live')
    expect(list[1]?.markets.map((market) => market.id)).toContain(`${id}/totals:7.5`)
    expect(list[1]?.gone).toEqual([`${id}/nothing`])
  })

  test('come as a stream where one is asked for, each as it happens', async () => {
    const { id } = await liveFootball()
    const request = makeRequest(listSportsUpdates, {
      payload: { language: 'EN', ids: [id] },
      headers: { accept: 'text/event-stream' },
    })
    const response = await bench.sandbox.fetch(request)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    let text = ''
    const until = async (is: () => boolean): Promise<void> => {
      while (!is()) text += decoder.decode((await reader?.read())?.value)
    }
    await until(() => text.includes('sports.prices'))
    await control({ fixture: id, do: 'suspend' })
    await until(() => text.includes('"paused":"operator"'))
    await until(() => text.includes('sports.beat'))
    await reader?.cancel()
    const kinds = [...text.matchAll(/"kind":"(sports[a-z.]+)"/g)].map(([, kind]) => kind)
    expect(new Set(kinds)).toEqual(new Set(['sports.fixture', 'sports.prices', 'sports.beat']))
  })

  test('are for so many fixtures and no more', async () => {
    const ids = Array.from({ length: MOST_WATCHED + 1 }, (_, at) => `f1-${at}`)
    const request = makeRequest(listSportsUpdates, {
      payload: { language: 'EN', ids },
      headers: { accept: 'text/event-stream' },
    })
    expect((await bench.sandbox.fetch(request)).status).toBe(400)
    const headers = { accept: 'text/event-stream', [HEADERS.merchant]: 'nobody' }
    const stray = makeRequest(listSportsUpdates, { payload: { language: 'EN', ids: ['f1-1'] }, headers })
    expect((await bench.sandbox.fetch(stray)).status).toBe(400)
  })
})

test('favourites are teams and leagues, the newest first, and not without end', async () => {
  const { token } = await bench.member()
  const set = (payload: object) => bench.call('setSportsFavorite', { token, payload })
  await set({ kind: 'league', id: 'football-1', favorite: true })
  await set({ kind: 'team', id: 'football-1-t2', favorite: true })
  await set({ kind: 'team', id: 'tennis-2-t1', favorite: true })
  await set({ kind: 'team', id: 'tennis-2-t1', favorite: true })
  const { teams, leagues } = await ask(listSportsFavorites, {}, { token })
  expect(teams.map(({ id, sport }) => [id, sport])).toEqual([
    ['tennis-2-t1', 'tennis'],
    ['football-1-t2', 'football'],
  ])
  expect(leagues).toEqual([{ id: 'football-1', name: 'Copa Cortadera', sport: 'football' }])
  await set({ kind: 'team', id: 'tennis-2-t1', favorite: false })
  expect((await ask(listSportsFavorites, {}, { token })).teams).toHaveLength(1)
  expect(await set({ kind: 'team', id: 'football-1', favorite: true })).toMatchObject({ message: 'favorite not found' })
  for (let at = 0; at < 80; at += 1)
    await set({ kind: 'team', id: `basketball-${1 + (at % 5)}-t${1 + Math.floor(at / 5)}`, favorite: true })
  for (let at = 0; at < 18; at += 1)
    await set({ kind: 'team', id: `volleyball-${1 + (at % 2)}-t${1 + Math.floor(at / 2)}`, favorite: true })
  const refused = { message: 'too many favorites', value: { most: MOST_SPORTS_FAVORITES } }
  expect(await set({ kind: 'team', id: 'rugby-1-t1', favorite: true })).toMatchObject(refused)
})

describe('bets', () => {
  let slips = 0
  const newSlip = (): string => String((slips += 1)).padStart(32, '0')

  /** Football that begins within hours, with its prices. */
  async function coming(count: number) {
    const { list } = await page({ sport: 'football', day: new Date(START).toISOString().slice(0, 10) })
    const found = list.filter(
      ({ state, startsAt, markets: [market] }) =>
        state === 'coming' &&
        startsAt > START + 600_000 &&
        market?.id.endsWith('/result') &&
        !market.outcomes[0]?.boost,
    )
    return found.slice(0, count).flatMap(({ id, startsAt, markets: [market] }) => {
      const [home] = market?.outcomes ?? []
      return market && home
        ? [
            {
              startsAt,
              pick: { fixture: id, market: market.id, outcome: home.id, price: writePrice(home.price), stake: '10.00' },
            },
          ]
        : []
    })
  }

  interface Handed {
    readonly token: string
    readonly username: string
  }
  const launch = ({ token, username }: Handed, slip: object) => {
    const payload = { ...launching, language: 'EN', username, token, vassalage: 'IBC', gameId: '', nodeId: '' }
    return bench.call('getLaunchAddress', { token, payload: { ...payload, slip: { acceptsHigher: false, ...slip } } })
  }
  const take = ({ username }: Handed) =>
    bench.control('POST', '/sandbox/slips', { merchant: 'pampas', member: username })
  const books = ({ username }: Handed) => bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)
  const betsOf = ({ token }: Handed) => ask(listSportsBets, { pageNo: 1, pageSize: 50 }, { token })

  /** A merchant of one wallet: what is handed over by a launch is taken from where the control call takes it. */
  async function player(balance = '100.00'): Promise<Handed> {
    return bench.member('player', pampas, balance)
  }

  test('a slip is handed over once and taken once, however often it arrives', async () => {
    const member = await player()
    const picks = (await coming(3)).map(({ pick }) => pick)
    const slip = { id: newSlip(), mode: 'combined', size: picks.length, picks }
    // The answer to this one was lost, and then it was changed: the last one counts.
    await launch(member, { id: newSlip(), mode: 'single', size: 1, picks })
    expect(await launch(member, slip)).toMatchObject({ success: true })
    expect((await betsOf(member)).list).toEqual([])
    expect(await launch(member, slip)).toMatchObject({ success: true })
    await bench.call('collectFunds', {
      token: member.token,
      payload: { requestNo: 'c'.repeat(32) },
      headers: { [HEADERS.idempotency]: 'c'.repeat(32) },
    })
    await take(member)
    await take(member)
    await launch(member, slip)
    await take(member)
    const { list } = await betsOf(member)
    expect(list).toMatchObject([{ slip: slip.id, mode: 'combined', status: 'open', betAmount: '10.00' }])
    expect(await books(member)).toMatchObject({ sumBalance: '90.00', total: '0' })
  })

  test('are refused at a price that is another now, up or down, unless higher is agreed to', async () => {
    const member = await player()
    const [one] = await coming(1)
    if (!one) throw new Error('there is none')
    const { pick } = one
    const single = (more: object = {}) =>
      launch(member, { id: newSlip(), mode: 'single', size: 1, picks: [pick], ...more })
    await control({ fixture: pick.fixture, do: 'price', outcome: pick.outcome, price: '9.10' })
    expect(await single()).toMatchObject({
      success: false,
      message: 'price changed',
      value: { picks: [{ outcome: pick.outcome, price: '9.10' }] },
    })
    expect(await single({ acceptsHigher: true })).toMatchObject({ success: true })
    await control({ fixture: pick.fixture, do: 'price', outcome: pick.outcome, price: '1.02' })
    expect(await single({ acceptsHigher: true })).toMatchObject({ success: false, message: 'price changed' })
    await control({ fixture: pick.fixture, do: 'suspend' })
    expect(await single()).toMatchObject({ success: false, message: 'market closed' })
    await control({ fixture: pick.fixture, do: 'resume' })
    await control({ fixture: pick.fixture, do: 'remove', market: pick.market })
    expect(await single()).toMatchObject({ success: false, message: 'market closed' })
  })

  test('are refused where they can not all come in, or are no slip', async () => {
    const member = await player()
    const [one, other] = await coming(2)
    if (!one || !other) throw new Error('there are none')
    const twice = [one.pick, { ...one.pick, outcome: one.pick.outcome.replace('/home', '/away') }]
    const hand = (mode: string, size: number, picks: object[]) => launch(member, { id: newSlip(), mode, size, picks })
    expect(await hand('combined', 2, twice)).toMatchObject({ message: 'impossible combination' })
    for (const [mode, size, picks] of [
      ['combined', 1, [one.pick]],
      ['combined', 1, [one.pick, other.pick]],
      ['single', 2, [one.pick]],
      ['system', 2, [one.pick, other.pick]],
      ['combined', 2, [one.pick, { ...other.pick, stake: '11.00' }]],
      ['single', 1, [one.pick, one.pick]],
    ] as const)
      expect(await hand(mode, size, [...picks])).toMatchObject({ success: false, message: 'slip not taken' })
    expect(await hand('single', 1, [{ ...one.pick, stake: '0.50' }])).toMatchObject({
      message: 'amount below the minimum',
    })
    expect(await hand('single', 1, [{ ...one.pick, stake: '500.00' }])).toMatchObject({
      message: 'insufficient balance',
    })
    expect((await books(member))['sumBalance']).toBe('100.00')
  })

  test('are settled by the clock, through the ledger, with a record each', async () => {
    const member = await player()
    const found = await coming(2)
    const slip = { id: newSlip(), mode: 'single', size: 1, picks: found.map(({ pick }) => pick) }
    expect(await launch(member, slip)).toMatchObject({ success: true })
    await bench.call('collectFunds', {
      token: member.token,
      payload: { requestNo: 'd'.repeat(32) },
      headers: { [HEADERS.idempotency]: 'd'.repeat(32) },
    })
    await take(member)
    // The first is won by a dozen goals, the second is put off.
    const [first, second] = found
    if (!first || !second) throw new Error('there are none')
    now = first.startsAt + 60_000
    for (let goal = 0; goal < 15; goal += 1) await control({ fixture: first.pick.fixture, do: 'goal', side: 'home' })
    await control({ fixture: second.pick.fixture, do: 'postpone' })
    const { list: half } = await betsOf(member)
    expect(half.map(({ status }) => status)).toEqual(['void', 'open'])
    now += 3 * 3_600_000
    const { list } = await betsOf(member)
    const won = list.find(({ legs }) => legs[0]?.fixture === first.pick.fixture)
    expect(won).toMatchObject({ status: 'settled', possibleReturn: null, cashOut: null })
    expect(won?.legs[0]).toMatchObject({ state: 'won' })
    expect(won?.winAmount).toBe((Number(first.pick.price) * 10).toFixed(2))
    const held = await books(member)
    expect(held).toMatchObject({ total: '0', sumBalance: (90 + Number(first.pick.price) * 10).toFixed(2) })
    const span = { startTime: START - DAY_MS, endTime: now + DAY_MS, pageNo: 1, pageSize: 10 }
    const { value } = await bench.call('listBets', { token: member.token, payload: span })
    expect((value as { list: object[] }).list).toHaveLength(2)
    const { value: ticket } = await bench.call('getBet', { token: member.token, payload: { record: won?.record } })
    expect(ticket).toMatchObject({ status: 'settled', gameType: 'SPORTS' })
  })

  test('are ended early for what is offered, once, and for nothing else', async () => {
    const member = await player()
    await bench.control('POST', '/sandbox/sports-bets', { merchant: 'pampas', member: member.username, stake: '10' })
    const [bet] = (await betsOf(member)).list
    if (!bet?.cashOut) throw new Error('nothing is offered')
    expect(Number(bet.cashOut)).toBeGreaterThan(8)
    expect(Number(bet.cashOut)).toBeLessThan(10)
    const end = (requestNo: string, amount: string) =>
      bench.call('cashOutBet', {
        token: member.token,
        payload: { requestNo, from: bet.record, amount },
        headers: { [HEADERS.idempotency]: requestNo },
      })
    expect(await end('1'.repeat(32), '10.00')).toMatchObject({
      message: 'cash-out changed',
      value: { amount: bet.cashOut },
    })
    expect(await end('2'.repeat(32), bet.cashOut)).toMatchObject({ success: true, value: { amount: bet.cashOut } })
    expect(await end('3'.repeat(32), bet.cashOut)).toMatchObject({ message: 'cash-out not offered' })
    expect(await books(member)).toMatchObject({ sumBalance: (90 + Number(bet.cashOut)).toFixed(2), total: '0' })
    expect((await betsOf(member)).list).toMatchObject([{ status: 'settled', winAmount: bet.cashOut }])
    // Nor is it paid once more when its fixture is over.
    now += 4 * DAY_MS
    expect((await books(member))['sumBalance']).toBe((90 + Number(bet.cashOut)).toFixed(2))
  })
})
