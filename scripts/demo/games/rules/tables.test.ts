import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../sandbox/seeds/random.ts'
import {
  colourOf,
  drawTable,
  points,
  returnsOf,
  SPOTS,
  TABLE_RETURNS,
  TABLES,
  WHEEL,
  type TableName,
} from './tables.ts'

/** What the main bet of each table returns, as every book on games says. */
const MAIN: Readonly<Record<TableName, string>> = {
  baccarat: 'banker',
  'dragon-tiger': 'dragon',
  roulette: 'red',
  sicbo: 'big',
}
const ROUNDS = 100_000

describe('tables', () => {
  test.each(TABLES)('%s returns what it states on its main bet, within one percent', (table) => {
    const random = createRandom(11)
    let back = 0
    for (let round = 0; round < ROUNDS; round += 1) back += returnsOf(drawTable(table, random), MAIN[table])
    expect(Math.abs(back / ROUNDS - Number(TABLE_RETURNS[table]))).toBeLessThan(1)
  })

  test('roulette returns 36 of 37 on every spot, over all numbers', () => {
    for (const spot of SPOTS.roulette) {
      const all = Array.from({ length: 37 }, (_, number) => ({
        table: 'roulette' as const,
        number,
        result: colourOf(number),
      }))
      expect(all.reduce((sum, outcome) => sum + returnsOf(outcome, spot), 0)).toBe(3600)
    }
  })

  test('sicbo returns less than it takes on every spot, over all throws', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    const throws = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => [one, two, three])))
    for (const spot of SPOTS.sicbo) {
      const back = throws.reduce((sum, dice) => sum + returnsOf({ table: 'sicbo', dice, result: 'big' }, spot), 0)
      expect(back / throws.length, spot).toBeGreaterThan(70)
      expect(back / throws.length, spot).toBeLessThan(100)
    }
  })

  test('baccarat deals by the tableau', () => {
    const random = createRandom(5)
    for (let round = 0; round < 5000; round += 1) {
      const outcome = drawTable('baccarat', random)
      if (outcome.table !== 'baccarat') throw new Error('another table')
      const { player, banker, result } = outcome
      const [first, second] = [points(player.slice(0, 2)), points(banker.slice(0, 2))]
      if (Math.max(first, second) >= 8) expect([player.length, banker.length]).toEqual([2, 2])
      else {
        expect(player).toHaveLength(first <= 5 ? 3 : 2)
        if (first > 5) expect(banker).toHaveLength(second <= 5 ? 3 : 2)
        if (second <= 2) expect(banker).toHaveLength(3)
        if (second === 7) expect(banker).toHaveLength(2)
      }
      const lead = points(player) - points(banker)
      expect(result).toBe(lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie')
    }
  })

  test('a tie gives back what it should', () => {
    const tie = { table: 'baccarat', player: [4, 3], banker: [5, 2], result: 'tie' } as const
    expect(['player', 'banker', 'tie', 'player-pair'].map((spot) => returnsOf(tie, spot))).toEqual([100, 100, 900, 0])
    const level = { table: 'dragon-tiger', dragon: 3, tiger: 16, result: 'tie' } as const
    expect(['dragon', 'tiger', 'tie'].map((spot) => returnsOf(level, spot))).toEqual([50, 50, 1200])
  })

  test('the wheel has every number once, red and black in turns', () => {
    expect(WHEEL.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
    for (let at = 2; at < WHEEL.length; at += 1) expect(colourOf(WHEEL[at] ?? 0)).not.toBe(colourOf(WHEEL[at - 1] ?? 0))
  })
})
