import { afterAll, expect, test } from 'vitest'
import { gameOf, launchOf, sitDown } from '../../demo/testing/play.ts'
import { playersIn, roomsOf } from '../seeds/games/rooms.ts'
import { openDemo } from '../../demo/demo.ts'
import { createTestSandbox, pampas } from '../testing/sandbox.ts'

// Whether a room is full does not change from minute to minute.
const bench = createTestSandbox({ demo: openDemo })
afterAll(() => bench.sandbox.close())

const isFull = (room: ReturnType<typeof roomsOf>[number]): boolean => playersIn(room, 0) === room.capacity

test('a full room takes nobody in, but who has begun a round of the game, whose place it is', async () => {
  const game = gameOf(pampas, 'PVP', (each) => roomsOf(each, pampas).some(isFull))
  const full = roomsOf(game, pampas).find(isFull)
  if (!full) throw new Error('the game has no full room')
  const who = await bench.member('player', pampas, '100000.00')
  const enter = () =>
    bench.call('getLaunchAddress', {
      token: who.token,
      payload: { ...launchOf(game, who), roomId: full.roomId },
      headers: { Language: 'TY' },
    })
  expect(await enter()).toMatchObject({ success: false, message: 'room full' })
  const table = await sitDown(bench, game, { who })
  const { status } = await table.play({ stake: game.minBet })
  expect(status).toBe('open')
  expect(await enter()).toMatchObject({ success: true })
})
