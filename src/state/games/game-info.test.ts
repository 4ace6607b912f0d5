import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterAll, expect, test } from 'vitest'
import { gameWhich } from '../../../scripts/sandbox/testing/contract.ts'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { contract } from '../../api/contract.ts'
import { LIVE_CLASSES } from '../../rules/games/vendors/live-classes.ts'
import { gameInfoQuery, vendorKindsQuery } from './game-info.ts'
import { gameListQuery } from './game-list.ts'
import { gatewayAtom } from '../gateway.ts'
import { roomsQuery } from './rooms.ts'
import { openPage } from '../../testing/state.ts'
import { winnersQuery } from './winners.ts'

const bench = createTestSandbox()
afterAll(() => bench.sandbox.close())
const { queries, store } = openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
const gateway = store.get(gatewayAtom)

/** Answers a call in the gateway's place, once. */
const answerOnce = (endpoint: string, value: unknown) =>
  bench.control('POST', '/sandbox/scenarios', { kind: 'answering', endpoint, value, times: 1 })

test('a game’s sheet has amounts in minor units, and nothing that the server does not give', async () => {
  const { vassalage: vendor, gameId, nodeId, lines } = gameWhich(({ category }) => category === 'RNG')
  const info = await queries.fetchQuery(gameInfoQuery('TY', { vendor, gameId, nodeId }))
  expect(info).toMatchObject({ category: 'RNG', lines })
  expect(info.rules).toContain('<p>')
  expect(info.minBet).toBeTypeOf('bigint')
  expect(info.maxBet ?? 0n).toBeGreaterThan(info.minBet ?? 0n)
  await answerOnce('getGameInfo', {})
  expect(await queries.fetchQuery(gameInfoQuery('EN', { vendor, gameId, nodeId: '' }))).toEqual({
    name: '',
    category: null,
    picture: '',
    offersTrial: false,
    rules: '',
    minBet: null,
    maxBet: null,
    lines: 0,
    rtp: null,
    volatility: null,
    maxWin: null,
    releasedAt: null,
  })
})

test('a sheet whose amounts the currency does not have is not rounded', async () => {
  await answerOnce('getGameInfo', { minBet: '0.125' })
  const asked = queries.fetchQuery(gameInfoQuery('TY', { vendor: 'X', gameId: 'Y', nodeId: '' }))
  await expect(asked).rejects.toMatchObject({ kind: 'contract', field: 'value.minBet' })
})

test('the kinds of vendors’ games leave out what this site does not have', async () => {
  const kinds = await queries.fetchQuery(vendorKindsQuery('TY'))
  const live = kinds.find(({ vendor }) => vendor === 'AG')?.categories.find(({ category }) => category === 'LIVE')
  expect(live?.liveClasses.length).toBeGreaterThan(3)
  await answerOnce('listVendorGameTypes', [
    {
      vassalage: 'AG',
      gameTypes: [{ gameType: 'BINGO' }, { gameType: 'LIVE', liveGameTypes: ['BACCARAT', 'BRIDGE'] }],
    },
  ])
  expect(await queries.fetchQuery(vendorKindsQuery('EN'))).toEqual([
    { vendor: 'AG', categories: [{ category: 'LIVE', liveClasses: ['BACCARAT'] }] },
  ])
})

test('a list says how many games fit, and is narrowed by marks and live classes', async () => {
  const list = async (filter: object) => {
    const observer = new InfiniteQueryObserver(queries, gameListQuery('TY', filter))
    const { data } = await observer.fetchNextPage()
    return data ?? { games: [], total: null }
  }
  const all = await list({ category: 'LIVE' })
  expect(all.games).toHaveLength(24)
  const totals = await Promise.all(
    LIVE_CLASSES.map(async (liveClass) => (await list({ category: 'LIVE', liveClass })).total ?? 0),
  )
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(all.total)
  const tables = (await list({ category: 'LIVE', liveClass: 'SICBO' })).games
  expect(new Set(tables.map(({ liveClass }) => liveClass))).toEqual(new Set(['SICBO']))
  expect((await list({ hot: true })).games.every(({ isHot }) => isHot)).toBe(true)
  expect((await list({ new: true })).games.every(({ isNew }) => isNew)).toBe(true)
  const named = (await list({ category: 'LIVE', sort: 'name' })).games.map(({ name }) => name)
  expect(named).toEqual(named.toSorted(new Intl.Collator('en', { numeric: true }).compare))
})

test('a list that is not counted says so', async () => {
  await answerOnce('listGames', { games: [], pageNum: 1, totalPages: 0 })
  const observer = new InfiniteQueryObserver(queries, gameListQuery('EN', {}))
  expect((await observer.fetchNextPage()).data).toEqual({ games: [], total: null })
})

test('rooms come with their stakes in minor units', async () => {
  const rooms = await queries.fetchQuery(roomsQuery('EN', { vendor: 'CQ9', category: 'FISH' }))
  const [room] = rooms
  expect(room).toMatchObject({ name: 'Novice room', game: { vendor: 'CQ9' }, minEntry: 0n })
  for (const { minBet, maxBet, players, capacity } of rooms) {
    expect(maxBet).toBeGreaterThan(minBet ?? 0n)
    expect(players).toBeLessThanOrEqual(capacity)
  }
  const own = { vendor: 'CQ9', category: 'FISH', gameId: room?.game.gameId ?? '' } as const
  expect(await queries.fetchQuery(roomsQuery('EN', own))).toEqual(
    rooms.filter(({ game }) => game.gameId === own.gameId),
  )
})

test('a limit of a bet below nothing is none', async () => {
  const filter = { vendor: 'CQ9', category: 'FISH' } as const
  const { rooms } = await gateway(contract.listRooms, { vassalage: 'CQ9', gameType: 'FISH', language: 'EN' })
  await answerOnce('listRooms', { rooms: rooms.map((room) => ({ ...room, minBet: '-5.00' })) })
  const read = await queries.fetchQuery(roomsQuery('TY', filter))
  expect(read.map(({ minBet }) => minBet)).toEqual(rooms.map(() => null))
  expect(read.every(({ maxBet }) => maxBet !== null && maxBet > 0n)).toBe(true)
})

test('winners come ranked, with what they won in minor units', async () => {
  const winners = await queries.fetchQuery(winnersQuery('TY', 'week', 10))
  expect(winners.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const [index, { amount, player }] of winners.entries()) {
    expect(amount).toBeLessThanOrEqual(winners[index - 1]?.amount ?? amount)
    expect(player).toContain('***')
  }
})
