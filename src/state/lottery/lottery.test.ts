import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hoasen, createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import {
  refetchDelayMs,
  latestDrawsQuery,
  lotteryMenusQuery,
  openedDrawsQuery,
  popularLotteriesQuery,
  recentDrawsQuery,
  recentVnQuery,
  vnDrawsQuery,
  vnMenuQuery,
} from './lottery.ts'
import { openPage, stubStorage } from '../../testing/state.ts'

const NOON = Date.UTC(2030, 0, 1, 12)
beforeEach(stubStorage)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page of the Vietnamese merchant, over a sandbox whose clock is set. */
function open(now = () => NOON) {
  const bench = createTestSandbox({ merchants: [hoasen], now })
  const said = { merchant: hoasen.merchantCode, language: () => 'VI' }
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => bench.sandbox.fetch(new Request(input, init))
  const page = (more: { token?: () => string } = {}) => openPage(fetch, { ...said, ...more })
  return { bench, page, guest: page() }
}

describe('lobbies', () => {
  test('by family, with Vietnam’s behind one entry; and by region', async () => {
    const { bench, guest } = open()
    const menus = await guest.queries.fetchQuery(lotteryMenusQuery('SEA', 'VI'))
    expect(menus.map(({ code }) => code)).toEqual(['VN', 'PK10', 'SSC', '11X5', 'LF', 'LHC', 'K3', 'PCB'])
    expect(menus[0]?.lotteries).toMatchObject([{ opensList: true, vendor: 'TCG_LOTTO_VN', name: 'Xổ số Việt Nam' }])
    expect(menus[1]?.lotteries[0]).toEqual({
      code: 'PK10_75S',
      name: 'Đua xe cực tốc',
      family: 'PK10',
      gameType: 'ELOTT',
      opensList: false,
      vendor: 'TCG_SEA',
      playType: 'CHAMPION',
      drawEvery: 75,
      minBet: expect.stringMatching(/^\d+\.\d\d$/),
      picture: expect.any(String),
    })
    const regions = await guest.queries.fetchQuery(vnMenuQuery('VI'))
    expect(regions.map(({ name }) => name)).toEqual(['Miền Bắc', 'Miền Trung', 'Miền Nam', 'Quay nhanh'])
    bench.sandbox.close()
  })

  test('the popular ones, twenty at the most, each with its draws', async () => {
    const { bench, guest } = open()
    const popular = await guest.queries.fetchQuery(popularLotteriesQuery('SEA', 'VI'))
    expect(popular).toHaveLength(20)
    const { byLottery } = await guest.queries.fetchQuery(latestDrawsQuery('SEA'))
    expect(Object.keys(byLottery)).toEqual(popular.map(({ code }) => code))
    bench.sandbox.close()
  })
})

describe('draws', () => {
  /** Each lottery has its own second of the minute. */
  const DRAWN = NOON + 31_000

  test('the last result and the next draw, and how far the server’s clock is away', async () => {
    const { bench, guest } = open(() => DRAWN)
    const query = latestDrawsQuery('SEA', ['SSC_1M', 'VN_HUE', 'NOBODY'])
    const before = Date.now()
    const draws = await guest.queries.fetchQuery(query)
    expect(draws.clockOffset).toBeGreaterThanOrEqual(DRAWN - Date.now())
    expect(draws.clockOffset).toBeLessThanOrEqual(DRAWN - before)
    expect(Object.keys(draws.byLottery)).toEqual(['SSC_1M', 'VN_HUE'])
    expect(draws.byLottery['SSC_1M']).toMatchObject({
      last: { lottery: 'SSC_1M', number: '20300101-1141', openedAt: DRAWN, balls: expect.any(Array), prizes: [] },
      next: { number: '20300101-1142', opensAt: DRAWN + 60_000, closesAt: DRAWN + 55_000 },
    })
    expect(draws.byLottery['VN_HUE']?.last?.prizes).toHaveLength(9)
    bench.sandbox.close()
  })

  test('are asked for again just after the soonest one, and sooner while it is late', async () => {
    let now = DRAWN + 40_000
    const { bench, guest } = open(() => now)
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    const query = latestDrawsQuery('SEA', ['SSC_1M', 'SSC_10M'])
    const before = await guest.queries.fetchQuery(query)
    const asked = now
    expect(refetchDelayMs(before, asked, now, 0)).toBe(21_500)
    expect(refetchDelayMs(before, asked, now, 1)).toBe(26_500)
    // Whoever looks after the draw, and before it was to be asked for, puts nothing off.
    now = DRAWN + 60_700
    expect(refetchDelayMs(before, asked, now, 0.5)).toBe(3300)
    now = DRAWN + 61_500
    // Asked before its result was there.
    expect(refetchDelayMs(before, now, now, 0)).toBe(3000)
    expect(refetchDelayMs(before, now, now, 1)).toBe(7000)
    const after = await guest.queries.fetchQuery(query)
    expect(after.byLottery['SSC_1M']?.last?.number).toBe('20300101-1142')
    expect(refetchDelayMs(after, now, now, 1)).toBe(60_000)
    bench.sandbox.close()
  })

  test('a hundred of one of Vietnam’s, the newest first', async () => {
    const { bench, guest } = open()
    const draws = await guest.queries.fetchQuery(vnDrawsQuery('VN_HANOI'))
    expect(draws).toHaveLength(100)
    const times = draws.map(({ openedAt }) => openedAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    bench.sandbox.close()
  })

  test('a hundred of any other, the newest first', async () => {
    const { bench, guest } = open(() => DRAWN)
    const draws = await guest.queries.fetchQuery(recentDrawsQuery('SEA', 'SSC_1M'))
    expect(draws).toHaveLength(100)
    expect(draws.map(({ openedAt }) => DRAWN - openedAt)).toEqual(draws.map((_, at) => at * 60_000))
    bench.sandbox.close()
  })

  test('a member’s: what was played last, and every lottery’s newest', async () => {
    const { bench, page } = open()
    const { token } = await bench.member('player', hoasen)
    const { queries } = page({ token: () => token })
    const recent = await queries.fetchQuery(recentVnQuery('VI'))
    expect(recent.length).toBeGreaterThan(0)
    for (const { family, vendor } of recent) expect([family, vendor]).toEqual(['VN', 'TCG_LOTTO_VN'])
    const opened = await queries.fetchQuery(openedDrawsQuery)
    expect(opened.length).toBeGreaterThan(40)
    bench.sandbox.close()
  })
})
