/** Live tables with seats, and jackpots (calls of ours, which no gateway is known to have). */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listJackpots } from '../../../src/api/games/jackpots.ts'
import { listOpenTables } from '../../../src/api/games/tables.ts'
import { createTestSandbox } from '../testing/sandbox.ts'

const bench = createTestSandbox()
const asked = { merchantCode: 'pampas01', language: 'TY' }

test('only tables stand there at which there is a seat, or which have none', async () => {
  const payload = { ...asked, count: 50 }
  const { list, total } = v.parse(listOpenTables.reply, (await bench.call('listOpenTables', { payload })).value)
  expect(list).toHaveLength(50)
  expect(total).toBeGreaterThan(50)
  for (const { liveGameType, seats, dealer } of list) {
    const all = { BACCARAT: 7, BLACKJACK: 7, MAHJONG: 4, MAHJONG_TILES: 4 }[liveGameType] ?? null
    expect(seats?.all ?? null, liveGameType).toBe(all)
    if (seats) expect(seats.free).toBeGreaterThan(0)
    if (seats) expect(new Set(seats.taken).size).toBe(seats.all - seats.free)
    expect(dealer).not.toBe('')
  }
  expect(new Set(list.slice(0, 6).map(({ liveGameType }) => liveGameType)).size, 'a few are not all of one kind').toBe(
    6,
  )
})

test('jackpots come the largest first, each with a game to play for it', async () => {
  const { list } = v.parse(listJackpots.reply, (await bench.call('listJackpots', { payload: asked })).value)
  const amounts = list.map(({ amount }) => Number(amount))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  expect(list.every(({ gameId, games }) => gameId !== '' && games > 0)).toBe(true)
})
