import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../sandbox/seeds/random.ts'
import { linesOf } from './slot-lines.ts'
import { FREE_TIMES, machineOf, machineReturn, SYMBOLS } from './slot-machine.ts'
import { spin } from './slot.ts'

const RETURNS = ['92.00', '94.37', '96.50', '98.19']

/** What so many rounds return, in percent, free spins and all. */
function played(lines: number, rtp: string, rounds: number): number {
  const machine = machineOf(lines, rtp)
  const random = createRandom(20)
  let coins = 0
  for (let round = 0; round < rounds; round += 1) {
    const first = spin(machine, random)
    coins += first.pay
    for (let free = 0; free < first.free; free += 1) coins += FREE_TIMES * spin(machine, random, first.set).pay
  }
  return (100 * coins) / (rounds * machine.coins)
}

describe('a slot', () => {
  test.each([5, 9, 10, 20, 25, 30, 40, 50, 243].flatMap((lines) => RETURNS.map((rtp) => [lines, rtp] as const)))(
    'with %i lines returns the %s percent that it states, exactly',
    (lines, rtp) => {
      expect(Math.abs(machineReturn(machineOf(lines, rtp)) - Number(rtp))).toBeLessThan(0.005)
    },
  )

  test.each([
    [20, '96.50'],
    [50, '94.00'],
    [243, '95.50'],
  ] as const)('with %i lines really returns %s percent, within one', (lines, rtp) => {
    expect(Math.abs(played(lines, rtp, 100_000) - Number(rtp))).toBeLessThan(1)
  })

  test('pays each line its longest run from the left, and wilds stand for others', () => {
    const machine = machineOf(5, '95')
    const random = createRandom(3)
    for (let round = 0; round < 3000; round += 1) {
      const { grid, hits, pay, free } = spin(machine, random)
      expect(grid.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3])
      expect(pay).toBe(hits.reduce((sum, hit) => sum + hit.pay, 0))
      const scatters = grid.flat().filter((symbol) => symbol === SYMBOLS.indexOf('scatter')).length
      expect(free).toBe(scatters < 3 ? 0 : [8, 10, 15][scatters - 3])
      for (const hit of hits.filter(({ line }) => line !== null)) {
        const seen = hit.cells.map((cell) => SYMBOLS[grid[Math.floor(cell / 3)]?.[cell % 3] ?? -1])
        expect(seen.every((name) => name === hit.symbol || name === 'wild')).toBe(true)
        expect(seen[0]).toBe(hit.symbol)
        const row = linesOf(5)[hit.line ?? 0]?.[hit.count]
        const next = row === undefined ? undefined : SYMBOLS[grid[hit.count]?.[row] ?? -1]
        expect([hit.symbol, 'wild']).not.toContain(next)
      }
    }
  })

  test('has as many lines as it says, all different', () => {
    for (const count of [5, 9, 10, 20, 25, 30, 40, 50]) {
      const lines = linesOf(count)
      expect(lines).toHaveLength(count)
      expect(new Set(lines.map(String)).size).toBe(count)
    }
  })
})
