import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { gameKey } from '../../rules/games/game.ts'
import { gamesQuery, hotGamesQuery, panelGamesQuery } from './games.ts'
import { showsLoader } from '../global-loader.ts'
import { openPage } from '../../testing/state.ts'

const bench = createTestSandbox()
/** The page sizes that were asked for. */
const asked: string[] = []
const page = openPage(async (input, init) => {
  const request = new Request(input, init)
  const { searchParams } = new URL(request.url)
  asked.push(`${searchParams.get('pageNo')} by ${searchParams.get('pageSize')}`)
  return bench.sandbox.fetch(request)
})
const { queries } = page
afterAll(() => bench.sandbox.close())

describe('hot games', () => {
  test('come in the project’s own words, with what a card shows', async () => {
    const games = await queries.fetchQuery(hotGamesQuery('TY'))
    expect(games.length).toBeGreaterThan(10)
    for (const game of games) {
      expect(game.name).not.toBe('')
      expect(game.category).not.toBeNull()
      expect(game.picture).toMatch(/^http:\/\/sandbox\.test\//)
      expect(game.isHot).toBe(true)
    }
    expect(new Set(games.map(gameKey)).size).toBe(games.length)
    expect(new Set(games.map(({ offersTrial }) => offersTrial))).toEqual(new Set([true, false]))
  })

  test('of one vendor are that vendor’s', async () => {
    const games = await queries.fetchQuery(hotGamesQuery('TY', 'PT'))
    expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(['PT']))
  })

  test('show the global loader until the first answer, and not when they are asked for again', async () => {
    const loading = () => queries.isFetching({ predicate: showsLoader })
    const query = hotGamesQuery('EN')
    const first = queries.fetchQuery(query)
    expect(loading()).toBe(1)
    await first
    const again = queries.fetchQuery({ ...query, staleTime: 0 })
    expect([queries.isFetching(), loading()]).toEqual([1, 0])
    await again
  })
})

describe('the games of a drop-down', () => {
  test('are 21 first and 18 more a page, each once, to the last', async () => {
    asked.length = 0
    const observer = new InfiniteQueryObserver(queries, panelGamesQuery('TY', 'LIVE', 'AG'))
    let { data, hasNextPage } = await observer.fetchNextPage()
    expect(data).toHaveLength(21)
    while (hasNextPage) ({ data, hasNextPage } = await observer.fetchNextPage())
    const { value } = await bench.call('listGames', {
      payload: {
        clientType: 3,
        platform: 'html5-desktop',
        channel: 'WEB',
        merchant: 'pampas01',
        language: 'TY',
        pageNo: 1,
        pageSize: 100,
        vassalage: 'AG',
        gameType: 'LIVE',
      },
    })
    const { games } = value as { games: { gameId: string }[] } // by the endpoint's schema
    expect(games.length).toBeGreaterThan(21)
    expect(data?.map(({ gameId }) => gameId)).toEqual(games.map(({ gameId }) => gameId))
    expect(asked.slice(0, 2)).toEqual(['1 by 21', '2 by 18'])
  })

  test('of a vendor without any are none', async () => {
    const observer = new InfiniteQueryObserver(queries, panelGamesQuery('TY', 'SPORTS', 'PT'))
    expect(await observer.fetchNextPage()).toMatchObject({ data: [], hasNextPage: false })
  })
})

test('live tables say what is played, and from which stake to which', async () => {
  const observer = new InfiniteQueryObserver(queries, gamesQuery('TY', { category: 'LIVE' }))
  const { data = [] } = await observer.fetchNextPage()
  expect(data).toHaveLength(24)
  for (const { liveClass, minBet, maxBet } of data) {
    expect(liveClass).not.toBe('')
    expect(Number(minBet)).toBeGreaterThan(0)
    expect(Number(maxBet)).toBeGreaterThan(Number(minBet))
  }
})

test('a list has 24 games a page, and is narrowed by what is asked for', async () => {
  asked.length = 0
  const filter = { category: 'RNG', name: 'dragon', minBet: '0.2', minLines: 25 } as const
  const observer = new InfiniteQueryObserver(queries, gamesQuery('TY', filter))
  const { data = [] } = await observer.fetchNextPage()
  expect(asked).toEqual(['1 by 24'])
  expect(data).toHaveLength(24)
  for (const { category, name, minBet, lines } of data) {
    expect(category).toBe('RNG')
    expect(name).toMatch(/dragon/i)
    expect(Number(minBet)).toBeGreaterThanOrEqual(0.2)
    expect(lines).toBeGreaterThanOrEqual(25)
  }
})
