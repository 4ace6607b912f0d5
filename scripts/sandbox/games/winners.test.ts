import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { listWinners, RANK_PERIODS, type RankPeriod } from '../../../src/api/games/winners.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { gamesOf } from '../seeds/games/catalogue.ts'
import { maskName } from '../seeds/games/winners.ts'
import { createTestSandbox, pampas, wireframe } from '../testing/sandbox.ts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2030, 0, 15, 12)
let now = NOON
const bench = createTestSandbox({ now: () => now })
afterAll(() => bench.sandbox.close())

const ask = async (period: RankPeriod, count = 50, merchant = pampas) => {
  const { merchantCode } = merchant
  const payload = { merchantCode, language: 'EN', period, count }
  return v.parse(listWinners.reply, (await bench.call('listWinners', { payload, merchant })).value).list
}

describe('the winners’ board', () => {
  test.each(RANK_PERIODS)('of a %s has the largest wins of that span, ranked', async (period) => {
    const span = { day: 1, week: 7, month: 30 }[period] * DAY_MS
    const list = await ask(period)
    expect(list.length).toBeGreaterThan(20)
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1))
    const amounts = list.map(({ amount }) => parseMoney(amount, 2))
    for (const [index, amount] of amounts.entries()) {
      expect(amount).toBeGreaterThan(0n)
      expect(amount).toBeLessThanOrEqual(amounts[index - 1] ?? amount)
    }
    for (const { time } of list) {
      expect(time).toBeGreaterThan(now - span)
      expect(time).toBeLessThanOrEqual(now)
    }
  })

  test('names games that the merchant has, and nobody by their whole name', async () => {
    const ids = new Set(gamesOf(pampas, { seed: 1 }).map(({ gameId }) => gameId))
    for (const { gameId, playerName } of await ask('month')) {
      expect(ids).toContain(gameId)
      expect(playerName).toMatch(/^.{1,2}\*{3}.?$/)
    }
  })

  test('is the same for everyone in one moment, another with each merchant, and moves with the time', async () => {
    const board = await ask('day')
    expect(await ask('day')).toEqual(board)
    expect(await ask('day', 50, wireframe)).not.toEqual(board)
    now = NOON + DAY_MS
    const next = await ask('day')
    now = NOON
    expect(next.filter(({ time }) => time <= NOON)).toEqual([])
  })

  test('gives as many as are asked for', async () => {
    const list = await ask('month')
    expect(await ask('month', 10)).toEqual(list.slice(0, 10))
  })

  test('of another merchant is refused', async () => {
    const payload = { merchantCode: 'wireframe', language: 'EN', period: 'day', count: 10 }
    expect(await bench.call('listWinners', { payload })).toMatchObject({
      status: 400,
      value: { field: 'merchantCode' },
    })
  })
})

test.each([
  ['mateo123', 'ma***3'],
  ['abcd', 'ab***d'],
  ['abc', 'ab***'],
  ['ab', 'a***'],
  ['a', '***'],
  ['', '***'],
  ['😀luna1', '😀l***1'],
])('the name %j is shown as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
