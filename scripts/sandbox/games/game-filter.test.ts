import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { GAME_SORTS, listGames } from '../../../src/api/games/games.ts'
import { LIVE_CLASSES } from '../../../src/rules/games/vendors/live-classes.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { hoasen, createTestSandbox, pampas } from '../testing/sandbox.ts'

const dong = { ...hoasen, currencyDigits: 0 }
const bench = createTestSandbox({ merchants: [pampas, dong] })
afterAll(() => bench.sandbox.close())

const ask = async (more: object, merchant = pampas) => {
  const payload = {
    clientType: 3,
    platform: 'html5-desktop',
    channel: 'WEB',
    merchant: merchant.merchantCode,
    language: 'EN',
    pageNo: 1,
    pageSize: 100,
    ...more,
  }
  const said = Object.entries(payload).filter(([, value]) => value !== undefined)
  return bench.call('listGames', { payload: Object.fromEntries(said), merchant })
}
const list = async (more: object, merchant = pampas) => v.parse(listGames.reply, (await ask(more, merchant)).value)

/** Every page of a list, one after the other. */
async function everyPage(filter: object, pageSize: number) {
  const first = await list({ ...filter, pageSize })
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) =>
      list({ ...filter, pageSize, pageNo: index + 2 }),
    ),
  )
  return [first, ...rest]
}

type Listed = Awaited<ReturnType<typeof list>>['games'][number]
const minor = ({ minBet }: Listed) => parseMoney(minBet, 4)

/** Seldom said, since few games fit much at once. */
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

const filters = fc.record({
  vassalage: fc.constantFrom('AG', 'EA', 'CQ9', 'KY', 'MGS', 'IBC'),
  gameType: seldom(fc.constantFrom('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'MINI')),
  gameName: seldom(fc.constantFrom('dragon', 'ROYAL', 'golden f', 'pinata', "hold'em", 'no such game')),
  minBet: seldom(fc.constantFrom('0', '0.2', '0.2501', '1', '5', '5.0001')),
  minLineNum: seldom(fc.constantFrom(0, 1, 25, 243)),
  isHot: seldom(fc.constant(1)),
  isNew: seldom(fc.constant(1)),
  liveGameType: seldom(fc.constantFrom(...LIVE_CLASSES)),
  sort: fc.constantFrom(...GAME_SORTS),
})

/** Whatever narrows, left out. */
const unnarrowed = {
  gameType: undefined,
  gameName: undefined,
  minBet: undefined,
  minLineNum: undefined,
  isHot: undefined,
  isNew: undefined,
  liveGameType: undefined,
}

test('pages are disjoint and complete, counts agree, every game fits and stands in its place (property)', async () => {
  const all = gamesOf(pampas, { seed: 1 })
  let seen = 0
  await fc.assert(
    fc.asyncProperty(filters, fc.integer({ min: 24, max: 100 }), async (filter, pageSize) => {
      const pages = await everyPage(filter, pageSize)
      const games = pages.flatMap((page) => page.games)
      seen += games.length
      const ids = new Set(games.map(({ gameId }) => gameId))
      expect(ids.size).toBe(games.length)
      for (const [index, page] of pages.entries()) {
        expect(page).toMatchObject({ totalCount: games.length, totalPages: Math.ceil(games.length / pageSize) })
        expect(page.pageNum).toBe(index + 1)
        if (index < pages.length - 1) expect(page.games).toHaveLength(pageSize)
      }
      const { gameType, vassalage, minBet = '0', minLineNum = 0, isHot, isNew, liveGameType } = filter
      for (const game of games) {
        expect(game.vassalage).toBe(vassalage)
        if (gameType) expect(game.gameType).toBe(gameType)
        expect(minor(game)).toBeGreaterThanOrEqual(parseMoney(minBet, 4))
        expect(game.minLineNum).toBeGreaterThanOrEqual(minLineNum)
        if (isHot) expect(game.isHot).toBe(true)
        if (isNew) expect(game.isNew).toBe(true)
        if (liveGameType) expect(game.liveGameType).toBe(liveGameType)
      }
      // What is left out does not fit: the same question asked of the catalogue itself.
      if (filter.gameName === undefined) {
        const own = all.filter(
          (game) =>
            game.vassalage === vassalage &&
            (gameType === undefined || game.category === gameType) &&
            parseMoney(game.minBet, 4) >= parseMoney(minBet, 4) &&
            game.lines >= minLineNum &&
            (!isHot || game.isHot) &&
            (!isNew || game.isNew) &&
            (!liveGameType || game.liveClass === liveGameType),
        )
        expect(ids).toEqual(new Set(own.map(({ gameId }) => gameId)))
      }
    }),
    // A long list is among the questions whatever chance asks, so that the walk is never of short lists alone.
    { numRuns: 40, examples: [[{ ...unnarrowed, vassalage: 'AG', sort: GAME_SORTS[0] }, 100]] },
  )
  expect(seen).toBeGreaterThan(1000)
})

describe('the order', () => {
  test('popular is the usual one, and begins with what is hot', async () => {
    const { games } = await list({ sort: 'popular' })
    expect((await list({})).games).toEqual(games)
    expect(games.every(({ isHot }) => isHot)).toBe(true)
  })

  test('is another for each merchant, and the same each time', async () => {
    const ids = async (merchant = pampas) =>
      (await list({ vassalage: 'AG', gameType: 'LIVE' }, merchant)).games.map(({ gameId }) => gameId)
    expect(await ids()).toEqual(await ids())
    expect(await ids(dong)).not.toEqual(await ids())
    expect((await ids(dong)).toSorted()).toEqual((await ids()).toSorted())
  })

  test('new begins with what is new', async () => {
    const pages = await everyPage({ sort: 'new', gameType: 'LIVE' }, 100)
    const marks = pages.flatMap(({ games }) => games.map(({ isNew }) => isNew))
    const news = marks.filter(Boolean).length
    expect(news).toBeGreaterThan(0)
    expect(marks.slice(0, news).every(Boolean)).toBe(true)
  })

  test('by name and by smallest bet goes up', async () => {
    const named = (await list({ sort: 'name', gameType: 'RNG' })).games.map(({ gameName }) => gameName)
    expect(named).toEqual(named.toSorted(new Intl.Collator('en', { numeric: true }).compare))
    const pages = await everyPage({ sort: 'minBet', gameType: 'MINI' }, 100)
    const bets = pages.flatMap(({ games }) => games.map(minor))
    expect(bets.length).toBeGreaterThan(100)
    for (const [index, bet] of bets.entries()) expect(bet).toBeGreaterThanOrEqual(bets[index - 1] ?? 0n)
  })
})

describe('what is looked for', () => {
  test('is found without accents and with a keyboard’s quotes', async () => {
    expect((await list({ gameName: 'PINATA' })).games[0]?.gameName).toContain('Piñata')
    expect((await list({ gameName: "hold'em" })).games[0]?.gameName).toContain('Hold’Em')
  })

  test('is found by a lottery’s name in the language of the list, and in English', async () => {
    const found = async (gameName: string) =>
      (await list({ gameName, language: 'VI' }, dong)).games.map(({ gameId }) => gameId)
    expect(await found('hue')).toContain('VN_HUE')
    expect(await found('dua xe cuc toc')).toEqual(['PK10_75S'])
  })
})

test('a currency without decimals has amounts of its own size', async () => {
  const { games } = await list({ gameType: 'RNG' }, dong)
  for (const { minBet } of games) {
    expect(minBet).toMatch(/^\d+$/)
    expect(parseMoney(minBet, 0)).toBeGreaterThanOrEqual(1000n)
  }
})

test('a class, an order or a mark that there is not is refused by its name', async () => {
  for (const [field, value] of Object.entries({ liveGameType: 'POKER', sort: 'best', isHot: 0, isNew: 2 }))
    expect(await ask({ [field]: value })).toMatchObject({ status: 400, value: { field } })
})

test('ten thousand games are narrowed within a moment', async () => {
  await list({})
  // Of the processor, which a busy machine gives no more of for the same work.
  const began = process.threadCpuUsage()
  for (const sort of GAME_SORTS) await list({ sort, gameName: 'dragon', minBet: '1', minLineNum: 25 })
  const each = process.threadCpuUsage(began).user / 1000 / GAME_SORTS.length
  console.log(`a filtered list of ten thousand: ${each.toFixed(0)} ms`)
  expect(each).toBeLessThan(2000)
})
