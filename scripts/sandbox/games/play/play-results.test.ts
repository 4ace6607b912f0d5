import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { listOpenRounds } from '../../../../src/api/games/launch.ts'
import { listWinners } from '../../../../src/api/games/winners.ts'
import { parseMoney } from '../../../../src/rules/money/money.ts'
import { gameWhich, launching } from '../../testing/contract.ts'
import { openDemo } from '../../../demo/demo.ts'
import { PLAY_SESSION_HEADER } from '../../../demo/games/server.ts'
import { maskName } from '../../seeds/games/winners.ts'
import { hoasen, createTestSandbox, pampas, wireframe } from '../../testing/sandbox.ts'

const bench = createTestSandbox({ demo: openDemo, merchants: [pampas, wireframe, hoasen] })
afterAll(() => bench.sandbox.close())

/** Every merchant here has it. */
const slot = gameWhich(
  ({ category, supportPlay, vassalage }) => category === 'RNG' && supportPlay === 0 && vassalage === 'CQ9',
)

interface Round {
  readonly roundId: string
  readonly status: string
  readonly stake: string
  readonly win: string
  readonly turns: number
  readonly balance: string
}

/** Launches the slot and sits down at it; what comes back plays rounds. */
async function sit({ username, token }: { username: string; token: string }, merchant = pampas, more: object = {}) {
  const { vassalage, gameId, nodeId } = slot
  const { merchantCode } = merchant
  const said = { ...launching, username, token, merchantCode, language: 'EN', vassalage, gameId, nodeId, ...more }
  const { value } = await bench.call('getLaunchAddress', { payload: said, token, merchant })
  const address = new URL((value as { game_url: string }).game_url) // a launch's reply
  const post = async (path: string, body: object, session = '') => {
    const headers = { 'content-type': 'application/json', [PLAY_SESSION_HEADER]: session }
    const request = new Request(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) })
    return (await (await bench.sandbox.fetchGames(request)).json()) as { success: boolean; value: unknown } // its own JSON
  }
  const opened = await post('/play/session', { ticket: address.searchParams.get('ticket') })
  const { session } = opened.value as { session: string } // of the games' server
  const turn = async (path: string, body: object) => (await post(path, body, session)).value as Round
  return {
    spin: (stake: string) => turn('/play/round', { roundId: randomBytes(16).toString('hex'), bet: { stake } }),
    goOn: ({ roundId, turns }: Round) => turn('/play/step', { roundId, turn: turns }),
  }
}

const NO_ROOM = { roomId: '', roomName: '', gameType: '' }
const openRounds = async (token: string, merchant = pampas) =>
  v.parse(listOpenRounds.reply, (await bench.call('listOpenRounds', { token, merchant })).value).rounds
const balance = async (token: string, merchant = pampas) =>
  ((await bench.call('getBalance', { token, merchant })).value as { sumBalance: string }).sumBalance // by its schema

test('what is staked and won moves the balance, in one wallet and in many', async () => {
  for (const merchant of [pampas, hoasen]) {
    const player = await bench.member('player', merchant, '500.00')
    const { spin } = await sit(player, merchant)
    let expected = parseMoney('500.00', 2)
    for (let round = 0; round < 5; round += 1) {
      const { stake, win, status } = await spin(slot.minBet)
      expected += (status === 'open' ? 0n : parseMoney(win, 2)) - parseMoney(stake, 2)
      expect(parseMoney(await balance(player.token, merchant), 2)).toBe(expected)
      if (status === 'open') break
    }
    const ledger = await bench.control('GET', `/sandbox/ledger?merchant=${merchant.id}&member=${player.username}`)
    expect(ledger).toMatchObject({ total: '0' })
  }
})

test('a round that stays open is listed until it is played to its end', async () => {
  const player = await bench.member('player', pampas, '100000.00')
  const { spin, goOn } = await sit(player)
  let round = await spin(slot.minBet)
  // One spin in some hundred brings free ones.
  for (let tries = 0; tries < 3000 && round.status !== 'open'; tries += 1) round = await spin(slot.minBet)
  expect(round.status).toBe('open')
  const { vassalage, gameId, nodeId, gameName } = slot
  expect(await openRounds(player.token)).toEqual([
    { vassalage, gameId, nodeId, gameName, ...NO_ROOM, stake: round.stake, startedAt: expect.any(Number) },
  ])
  for (let turns = 0; turns < 100 && round.status === 'open'; turns += 1) round = await goOn(round)
  expect(round.status).toBe('settled')
  expect(await openRounds(player.token)).toEqual([])
})

test('a win stands on the winners’ board under a masked name, and play money never does', async () => {
  const player = await bench.member('player', wireframe, '100000.00')
  const trial = await bench.member('player', wireframe, '1.00')
  const board = async () => {
    const payload = { merchantCode: 'wireframe', language: 'EN', period: 'day', count: 50 }
    return v.parse(listWinners.reply, (await bench.call('listWinners', { payload, merchant: wireframe })).value).list
  }
  /** Plays until a round wins more than it cost, which one in a few does; returns what it won. */
  const winOnce = async ({ spin, goOn }: Awaited<ReturnType<typeof sit>>): Promise<string> => {
    for (let rounds = 0; rounds < 2000; rounds += 1) {
      let round = await spin(slot.minBet)
      for (let turns = 0; turns < 100 && round.status === 'open'; turns += 1) round = await goOn(round)
      if (parseMoney(round.win, 2) > parseMoney(round.stake, 2)) return round.win
    }
    throw new Error('two thousand rounds won nothing')
  }
  const before = await board()
  // A day's seeded winners leave room, so that a small win finds its place.
  expect(before.length).toBeLessThan(50)
  await winOnce(await sit(trial, wireframe, { demo: 1 }))
  expect(await board()).toHaveLength(before.length)
  const amount = await winOnce(await sit(player, wireframe))
  const after = await board()
  expect(after).toHaveLength(before.length + 1)
  const { vassalage, gameId } = slot
  expect(after).toContainEqual(
    expect.objectContaining({ vassalage, gameId, amount, playerName: maskName(player.username) }),
  )
  expect(await balance(trial.token, wireframe)).toBe('1.00')
})
