import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { listGames } from '../../../src/api/games/games.ts'
import { listRooms } from '../../../src/api/games/rooms.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { hoasen, createTestSandbox, pampas, wireframe } from '../testing/sandbox.ts'

let now = Date.UTC(2030, 0, 1)
const merchants = [pampas, wireframe, { ...hoasen, currencyDigits: 0 }]
const bench = createTestSandbox({ merchants, now: () => now })
afterAll(() => bench.sandbox.close())

const ask = async (more: object, merchant = pampas) => {
  const payload = { vassalage: 'KY', gameType: 'PVP', language: 'EN', ...more }
  return v.parse(listRooms.reply, (await bench.call('listRooms', { payload, merchant })).value).rooms
}

test('every game of the vendor has rooms by level, each dearer than the one before', async () => {
  for (const [gameType, vassalage] of [
    ['PVP', 'KY'],
    ['FISH', 'CQ9'],
  ]) {
    const rooms = await ask({ gameType, vassalage })
    expect(new Set(rooms.map(({ roomId }) => roomId)).size).toBe(rooms.length)
    const games = Map.groupBy(rooms, ({ gameId }) => gameId)
    expect(games.size).toBeGreaterThan(5)
    for (const own of games.values()) {
      expect(own.length).toBeGreaterThanOrEqual(3)
      expect(own[0]?.roomName).toBe('Novice room')
      const entries = own.map(({ minEntry }) => parseMoney(minEntry, 2))
      expect(entries).toEqual(entries.toSorted((a, b) => (a < b ? -1 : 1)))
      for (const { minBet, maxBet, players, capacity } of own) {
        expect(parseMoney(maxBet, 2)).toBeGreaterThan(parseMoney(minBet, 2))
        expect(players).toBeLessThanOrEqual(capacity)
      }
    }
  }
})

test('are those of one game on request, and none of a vendor or a kind that has none', async () => {
  const [first] = await ask({})
  const own = await ask({ gameId: first?.gameId })
  expect(new Set(own.map(({ gameId }) => gameId))).toEqual(new Set([first?.gameId]))
  expect(await ask({ vassalage: 'PT' })).toEqual([])
  // A vendor of the category whose games are not played in rooms that a site lists.
  expect(await ask({ vassalage: 'WS' })).toEqual([])
  expect(await ask({ gameType: 'FISH' })).toEqual([])
})

test('players come and go by the minute, and rooms stay', async () => {
  const before = await ask({})
  expect(await ask({})).toEqual(before)
  now += 60_000
  const after = await ask({})
  expect(after.map(({ roomId }) => roomId)).toEqual(before.map(({ roomId }) => roomId))
  expect(after.map(({ players }) => players)).not.toEqual(before.map(({ players }) => players))
})

test('some of the lower levels have no place left', async () => {
  const full = (await ask({})).filter(({ players, capacity }) => players === capacity)
  expect(full.length).toBeGreaterThan(2)
  expect(new Set(full.map(({ roomName }) => roomName))).toEqual(new Set(['Novice room', 'Bronze room']))
})

test('say of their game what every list says of it', async () => {
  const [room] = await ask({})
  const listed = { clientType: 3, platform: 'html5-desktop', channel: 'WEB', merchant: 'pampas01', language: 'EN' }
  const payload = { ...listed, pageNo: 1, pageSize: 24, vassalage: 'KY', gameType: 'PVP' }
  const { games } = v.parse(listGames.reply, (await bench.call('listGames', { payload })).value)
  const game = games.find(({ gameId }) => gameId === room?.gameId)
  for (const field of ['displayName', 'smallIcon', 'showIcon', 'supportPlay', 'isHot', 'gameType'] as const)
    expect(room?.[field], field).toBe(game?.[field])
})

test('are called by the language, and staked in the currency', async () => {
  const merchant = merchants[2]
  const [room] = await ask({ language: 'TH' }, merchant)
  expect(room?.roomName).toBe('ห้องมือใหม่')
  expect(room?.minBet).toMatch(/^\d+$/)
})
