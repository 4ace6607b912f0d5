import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listCategoryTops, listGames, listHotGames } from '../../../src/api/games/games.ts'
import { getGameInfo } from '../../../src/api/games/game-info.ts'
import { getWhitelabel } from '../../../src/api/site/system.ts'
import { listVendors } from '../../../src/api/games/vendors.ts'
import { CATEGORIES } from '../../../src/rules/games/categories.ts'
import { CLIENT_TYPE, GAME_PLATFORM, HOT_PLATFORM } from '../../../src/rules/figures.ts'
import type { MerchantSeed } from '../site/merchant.ts'
import { offeredLanes } from '../seeds/games/offers.ts'
import { VENDORS } from '../seeds/games/vendors.ts'
import { openDemo } from '../../demo/demo.ts'
import { createTestSandbox, hoasen, pampas, playedAs, wireframe } from '../testing/sandbox.ts'

const atrium: MerchantSeed = { ...wireframe, ...playedAs('atrium'), id: 'atrium', merchantCode: 'atrium' }
const bench = createTestSandbox({ demo: openDemo, merchants: [pampas, wireframe, hoasen, atrium] })

const ask = async (more: object, merchant = pampas) => {
  const payload = {
    clientType: CLIENT_TYPE,
    platform: GAME_PLATFORM,
    channel: 'WEB',
    merchant: merchant.merchantCode,
    language: 'EN',
    pageNo: 1,
    pageSize: 24,
    ...more,
  }
  return v.parse(listGames.reply, (await bench.call('listGames', { payload, merchant })).value)
}
const hot = async (more: object, merchant = pampas) => {
  const fixed = {
    merchantCode: merchant.merchantCode,
    isPlatform: HOT_PLATFORM,
    platform: HOT_PLATFORM,
    language: 'EN',
  }
  const heard = await bench.call('listHotGames', { payload: { ...fixed, ...more }, merchant })
  return v.parse(listHotGames.reply, heard.value).list
}

describe('vendors', () => {
  test('of a merchant are known codes, each once a category, and differ between merchants', async () => {
    const codes = new Set([...VENDORS.map(({ code }) => code), 'TCG_SEA', 'TCG_LOTTO_VN'])
    const seen = new Set<string>()
    for (const merchant of [pampas, wireframe, hoasen, atrium]) {
      const lanes = v.parse(listVendors.reply, (await bench.call('listVendors', { merchant })).value)
      seen.add(JSON.stringify(lanes))
      for (const { gameCategory, vendors } of lanes) {
        expect(CATEGORIES).toContain(gameCategory)
        const listed = vendors.map(({ vassalage }) => vassalage)
        expect(new Set(listed).size).toBe(listed.length)
        for (const code of listed) expect(codes).toContain(code)
        expect(vendors.map(({ displayName }) => displayName)).not.toContain('')
      }
    }
    expect(seen.size).toBe(4)
  })

  test('of a brand that names none are all of them', () => {
    const all = offeredLanes(wireframe).flatMap(({ vendors }) => vendors.map(({ code }) => code))
    expect(new Set(all)).toEqual(new Set([...VENDORS.map(({ code }) => code), 'TCG_SEA']))
  })

  test('of a brand that names its own are these alone, in its order', () => {
    const own = { ...wireframe, vendors: { LIVE: ['OG', 'AG'], FISH: [] } }
    const lanes = offeredLanes(own).map(({ category, vendors }) => [category, ...vendors.map(({ code }) => code)])
    expect(lanes).toEqual([['LIVE', 'OG', 'AG']])
  })

  test('have Vietnam’s lotteries where the merchant speaks Vietnamese', () => {
    const lotteries = (merchant: MerchantSeed) =>
      offeredLanes(merchant)
        .find(({ category }) => category === 'LOTT')
        ?.vendors.map(({ code }) => code)
    expect(lotteries(hoasen)?.slice(0, 2)).toEqual(['TCG_LOTTO_VN', 'TCG_SEA'])
    expect(lotteries(wireframe)).not.toContain('TCG_LOTTO_VN')
  })
})

describe('the game list', () => {
  test('goes through a vendor’s games page by page, each once', async () => {
    const filter = { vassalage: 'PT', gameType: 'RNG', pageSize: 100 }
    const first = await ask(filter)
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, index) => ask({ ...filter, pageNo: index + 1 })),
    )
    const all = pages.flatMap(({ games }) => games)
    expect(all.length).toBeGreaterThan(100)
    expect(new Set(all.map(({ gameId }) => gameId)).size).toBe(all.length)
    expect(new Set(all.map(({ vassalage, gameType }) => `${vassalage}/${gameType}`))).toEqual(new Set(['PT/RNG']))
    expect(pages.map(({ pageNum }) => pageNum)).toEqual(pages.map((_, index) => index + 1))
    expect((await ask({ ...filter, pageNo: first.totalPages + 1 })).games).toEqual([])
  })

  test('is narrowed by words of the name, the smallest bet and the lines', async () => {
    const { games } = await ask({ gameName: 'dragon JADE', minBet: '1', minLineNum: 25 })
    expect(games.length).toBeGreaterThan(0)
    for (const { gameName, minBet, minLineNum } of games) {
      expect(gameName).toMatch(/dragon/i)
      expect(gameName).toMatch(/jade/i)
      expect(Number(minBet)).toBeGreaterThanOrEqual(1)
      expect(minLineNum).toBeGreaterThanOrEqual(25)
    }
    expect(await ask({ gameName: 'no such game' })).toEqual({
      games: [],
      pageNum: 1,
      totalPages: 0,
      totalCount: 0,
    })
  })

  test('holds no game of a vendor that the merchant has not', async () => {
    expect((await ask({ gameType: 'COCKFIGHT' })).games).toEqual([])
    expect((await ask({ gameType: 'COCKFIGHT' }, hoasen)).games.length).toBeGreaterThan(0)
  })

  test('has the lotteries of their vendors, by their names in the language asked for', async () => {
    const filter = { vassalage: 'TCG_SEA', gameType: 'ELOTT', pageSize: 100 }
    const english = await ask(filter, hoasen)
    const vietnamese = await ask({ ...filter, language: 'VI' }, hoasen)
    expect(english.games.length).toBeGreaterThan(10)
    expect(vietnamese.games.map(({ gameId }) => gameId)).toEqual(english.games.map(({ gameId }) => gameId))
    expect(vietnamese.games.map(({ displayName }) => displayName)).toContain('Đua xe cực tốc')
    const provinces = await ask({ vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' }, hoasen)
    expect(provinces.games.map(({ displayName }) => displayName)).toContain('Huế')
    expect((await ask({ vassalage: 'TCG_LOTTO_VN' })).games).toEqual([])
  })

  test('names pictures that are there, of games and lotteries', async () => {
    const listed = await Promise.all([ask({ gameType: 'RNG' }), ask({ vassalage: 'TCG_SEA' })])
    for (const { games } of listed) {
      const response = await bench.sandbox.fetch(new Request(games[0]?.smallIcon ?? ''))
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif'])
    }
  })

  test('offers some slots for trial, and some not', async () => {
    const { games } = await ask({ gameType: 'RNG', pageSize: 100 })
    expect(new Set(games.map(({ supportPlay }) => supportPlay))).toEqual(new Set([0, 1]))
  })
})

test('hot games are hot, of several categories, others with each merchant, and of one vendor on request', async () => {
  const list = await hot({})
  expect(list.every(({ isHot }) => isHot)).toBe(true)
  expect(new Set(list.map(({ gameType }) => gameType)).size).toBeGreaterThan(4)
  expect(await hot({})).toEqual(list)
  expect(await hot({}, hoasen)).not.toEqual(list)
  expect(new Set((await hot({ vassalage: 'PT' })).map(({ vassalage }) => vassalage))).toEqual(new Set(['PT']))
})

test('the navigation has the merchant’s categories with their points, and games to launch', async () => {
  const { navigation } = v.parse(getWhitelabel.reply, (await bench.call('getWhitelabel')).value)
  expect(navigation).toContainEqual(expect.objectContaining({ gameType: 'LIVE', page: '/live', point: '0.70' }))
  const shown = navigation.filter(({ gameType }) => gameType === 'GAME')
  expect(shown).toHaveLength(2)
  for (const { enName, vassalage, gameId } of shown)
    expect((await ask({ vassalage, gameName: enName })).games.map((game) => game.gameId)).toContain(gameId)
})

test('three games stand for a category, none of them hot, with the number that its list has', async () => {
  for (const merchant of [pampas, hoasen]) {
    const payload = { merchantCode: merchant.merchantCode, language: 'EN' }
    const tops = v.parse(listCategoryTops.reply, (await bench.call('listCategoryTops', { payload, merchant })).value)
    expect(tops.map(({ gameType }) => gameType).toSorted()).toEqual(
      offeredLanes(merchant)
        .map(({ category }) => category)
        .toSorted(),
    )
    for (const { gameType, totalCount, games } of tops) {
      expect(games.map((game) => game.gameType)).toEqual([gameType, gameType, gameType])
      if (gameType === 'RNG') expect(games.some(({ isHot }) => isHot)).toBe(false)
      expect(totalCount).toBe((await ask({ gameType }, merchant)).totalCount)
    }
  }
})

test('lists tell the return and the volatility that a game’s own sheet tells, and neither of sports', async () => {
  for (const game of (await ask({ gameType: 'RNG' })).games) {
    const payload = { vassalage: game.vassalage, gameId: game.gameId, nodeId: game.nodeId, language: 'EN' }
    const info = v.parse(getGameInfo.reply, (await bench.call('getGameInfo', { payload })).value)
    expect([game.rtp, game.volatility]).toEqual([info.rtp, info.volatility])
    expect(game.rtp).not.toBeNull()
  }
  for (const game of (await ask({ gameType: 'SPORTS' })).games)
    expect([game.rtp, game.volatility]).toEqual([null, null])
})
