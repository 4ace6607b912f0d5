import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOTTERY_FAMILIES, type PrizeMode } from '../../../src/rules/lottery/lottery.ts'
import { FAMILIES, offersVietnam, type MerchantSeed } from '../site/merchant.ts'
import { hoasen, createTestSandbox, pampas } from '../testing/sandbox.ts'
import { plainDemo } from '../plain-demo.ts'
import { drawsAround } from './clock.ts'
import { LOTTERIES, VN_LOTTERIES } from './games.ts'
import { familyMenus, popularWith, vnMenus } from './lobby.ts'
import { resultOf } from './results.ts'

const ALL = [...LOTTERIES, ...VN_LOTTERIES]
const NOON = Date.UTC(2030, 0, 1, 12)
const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2032, 0, 1) })

describe('the clock of draws', () => {
  test('never stands still and never skips: the next draw becomes the last one held (property)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), moments, ({ schedule, zone }, now) => {
        const { held, next } = drawsAround(schedule, zone, now, 3)
        expect(next.openTime).toBeGreaterThan(now)
        expect(held[0]?.openTime).toBeLessThanOrEqual(now)
        expect(drawsAround(schedule, zone, next.openTime, 1).held[0]).toEqual(next)
        const times = [next, ...held].map(({ openTime }) => openTime)
        expect(times).toEqual(times.toSorted((a, b) => b - a))
        expect(next.closeTime).toBeLessThan(next.openTime)
        // Bets for a draw open before those for it close.
        expect(next.closeTime).toBeGreaterThan(held[0]?.openTime ?? 0)
      }),
    )
  })

  test.each(ALL)('$code has one number for each draw', ({ schedule, zone }) => {
    const { held } = drawsAround(schedule, zone, NOON, 100)
    expect(new Set(held.map(({ numero }) => numero)).size).toBe(100)
    for (const { numero } of held) expect(numero).toMatch(/^20\d{6}(-\d{4})?$/)
    if ('every' in schedule) expect(86_400 % schedule.every).toBe(0)
  })

  test('goes by the lottery’s own day', () => {
    const one = LOTTERIES.find(({ code }) => code === 'SSC_1M')
    const hue = VN_LOTTERIES.find(({ code }) => code === 'VN_HUE')
    if (!one || !hue) throw new Error('no such lottery')
    // 17:00 UTC is midnight seven hours to the east.
    const midnight = Date.UTC(2030, 0, 1, 17)
    const from = 'from' in one.schedule ? one.schedule.from : 0
    expect(drawsAround(one.schedule, one.zone, midnight - 1, 1).next).toMatchObject({
      numero: '20300102-0001',
      openTime: midnight + from * 1000,
    })
    // The first of January 2030 is a Tuesday; Huế draws on Sundays and Mondays at 17:15, seven hours to the east.
    expect(drawsAround(hue.schedule, hue.zone, NOON, 1)).toMatchObject({
      held: [{ numero: '20291231', openTime: Date.UTC(2029, 11, 31, 10, 15) }],
      next: { numero: '20300106', openTime: Date.UTC(2030, 0, 6, 10, 15) },
    })
  })
})

test('two draws of one minute count about alike, whatever their family, and not to the same second', () => {
  const quick = ALL.filter(({ schedule }) => 'every' in schedule && schedule.every === 60)
  const next = quick.map(({ schedule, zone }) => drawsAround(schedule, zone, NOON, 0).next)
  const numbers = next.map(({ numero }) => Number(numero.slice(-4)))
  expect(quick.length).toBeGreaterThan(2)
  expect(Math.max(...numbers) - Math.min(...numbers)).toBeLessThanOrEqual(1)
  expect(new Set(next.map(({ openTime }) => openTime)).size).toBe(quick.length)
})

describe('results', () => {
  test('are the same for a draw, and others for the next', () => {
    for (const { code, kind } of ALL) {
      expect(resultOf(kind, code, '20300101-0001')).toEqual(resultOf(kind, code, '20300101-0001'))
      const hundred = Array.from({ length: 100 }, (_, at) => resultOf(kind, code, `20300101-${at}`).numbers.join())
      expect([code, new Set(hundred).size > 30]).toEqual([code, true])
    }
  })

  test.each([
    ['11X5', 5, 1, 11, true],
    ['LF', 8, 1, 20, true],
    ['LHC', 7, 1, 49, true],
    ['PK10', 10, 1, 10, true],
    ['SSC', 5, 0, 9, false],
    ['K3', 3, 1, 6, false],
    ['PCB', 3, 0, 9, false],
  ] as const)('%s draws %i balls from %i to %i, each once: %s', (kind, count, first, last, once) => {
    const seen = new Set<number>()
    for (let draw = 0; draw < 400; draw += 1) {
      const balls = resultOf(kind, kind, String(draw)).numbers.map(Number)
      expect(balls).toHaveLength(count)
      if (once) expect(new Set(balls).size).toBe(count)
      balls.forEach((ball) => seen.add(ball))
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual(Array.from({ length: last - first + 1 }, (_, at) => first + at))
  })

  test('Vietnam’s prizes: 27 numbers in the north, 18 elsewhere, and the special one stands for the draw', () => {
    const prizesOf = (kind: 'VN-NORTH' | 'VN-SOUTH') => {
      const { numbers, prizes = [] } = resultOf(kind, 'VN', '20300101')
      expect(numbers.join('')).toBe(prizes[0]?.numbers[0])
      return prizes.flatMap((prize) => prize.numbers)
    }
    expect(prizesOf('VN-NORTH')).toHaveLength(27)
    expect(prizesOf('VN-SOUTH')).toHaveLength(18)
  })
})

describe('lobbies', () => {
  const lobby = (merchant: MerchantSeed) => ({ merchant, demo: plainDemo })
  test('hold every family under a name in every language', () => {
    for (const family of FAMILIES) {
      const groups = [...familyMenus(lobby(pampas), family, 'SEA'), ...vnMenus(lobby(hoasen), family)]
      const games = groups.flatMap((group) => group.games)
      for (const { name } of [...groups, ...games]) expect(name).not.toBe('')
      const families = LOTTERY_FAMILIES.filter((each) => each !== 'OTHER')
      expect(new Set(games.map((game) => game.family))).toEqual(new Set(families))
    }
    for (const { smallIcon } of vnMenus(lobby(hoasen), 'vi').flatMap(({ games }) => games))
      expect(smallIcon).not.toBe('')
    const names = (family: 'en' | 'vi') => familyMenus(lobby(pampas), family, 'SEA').map(({ name }) => name)
    expect(names('en')).not.toEqual(names('vi'))
  })

  test('Vietnam’s are where its players are, behind one entry that opens a list', async () => {
    expect([offersVietnam(pampas), offersVietnam(hoasen)]).toEqual([false, true])
    expect(familyMenus(lobby(hoasen), 'vi', 'SEA')[0]).toMatchObject({
      name: 'Xổ số Việt Nam',
      games: [{ isGame: 'VASSALAGE', accountTypeName: 'TCG_LOTTO_VN' }],
    })
    expect(vnMenus(lobby(pampas), 'es')).toEqual([])
    expect(vnMenus(lobby(hoasen), 'vi').map(({ name }) => name)).toEqual([
      'Miền Bắc',
      'Miền Trung',
      'Miền Nam',
      'Quay nhanh',
    ])
  })

  test('a prize mode has its own, and one that the merchant has not is empty', () => {
    const codes = (mode: PrizeMode) =>
      familyMenus(lobby(pampas), 'en', mode).flatMap(({ games }) => games.map(({ code }) => code))
    expect(codes('SEA')).toHaveLength(LOTTERIES.length)
    expect(codes('Lott')).toEqual(['LHC_EVENING', 'LHC_CLASSIC'])
    expect([...codes('Lott'), ...codes('Elott')].toSorted()).toEqual(codes('SEA').toSorted())
    expect(codes('ZY')).toEqual([])
    expect(familyMenus(lobby(hoasen), 'en', 'ZY')).toEqual([])
  })

  test('what is popular differs by merchant, and each has more than one family on top', () => {
    const top = (merchantCode: string) => popularWith({ ...pampas, merchantCode }).slice(0, 6)
    expect(top('one')).not.toEqual(top('two'))
    for (const code of ['pampas', 'wireframe', 'atrium', 'neon'])
      expect([code, new Set(top(code).map(({ family }) => family)).size > 2]).toEqual([code, true])
  })
})

test('calls: codes without draws are left out, and recent games are a member’s own', async () => {
  let now = NOON
  const bench = createTestSandbox({ merchants: [hoasen], now: () => now })
  const call = (name: Parameters<typeof bench.call>[0], payload: object, token?: string) =>
    bench.call(name, { merchant: hoasen, payload, ...(token ? { token } : {}) })
  const latest = () => call('listLatestDraws', { prizeMode: 'SEA', gameCodes: 'K3_1M' })
  const first = await latest()
  const { schedule, zone } = LOTTERIES.find(({ code }) => code === 'K3_1M')!
  const { openTime } = drawsAround(schedule, zone, NOON, 0).next
  expect(openTime).toBeLessThanOrEqual(NOON + 60_000)
  expect(first.value).toMatchObject({
    serverTime: NOON,
    draws: [{ gameCode: 'K3_1M', next: { openTime } }],
  })
  now = openTime
  expect((await latest()).value).toMatchObject({ draws: [{ last: { openTime } }] })
  expect((await call('listLatestDraws', { prizeMode: 'SEA', gameCodes: 'TCG_LOTTO_VN' })).value).toMatchObject({
    draws: [],
  })
  expect(await call('listVnOpenedNumbers', { gameCode: 'K3_1M', count: 5 })).toMatchObject({ success: false })

  const past = await call('listRecentDraws', { prizeMode: 'SEA', gameCode: 'K3_1M', count: 3 })
  expect(past.value).toMatchObject({
    draws: [{ openTime }, { openTime: openTime - 60_000 }, { openTime: openTime - 120_000 }],
  })
  for (const wrong of [{ gameCode: 'VN_HUE' }, { gameCode: 'NOBODY' }, { prizeMode: 'Lott' }])
    expect(await call('listRecentDraws', { prizeMode: 'SEA', gameCode: 'K3_1M', count: 3, ...wrong })).toMatchObject({
      success: false,
    })

  const recent = async (kind: 'player' | 'newcomer') => {
    const { token } = await bench.member(kind, hoasen)
    return (await call('listRecentVnGames', { language: 'VI' }, token)).value
  }
  expect(await recent('newcomer')).toEqual({ games: [] })
  expect(await recent('player')).toMatchObject({ games: expect.arrayContaining([expect.anything()]) })
  bench.sandbox.close()
})
