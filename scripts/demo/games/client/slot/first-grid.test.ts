import { expect, test } from 'vitest'
import { firstGrid } from './first-grid.ts'

const IDS = Array.from({ length: 60 }, (_, at) => `RNG-${String(at).padStart(5, '0')}`)

test('a game’s reels stand as they did, others’ otherwise', () => {
  expect(firstGrid('RNG-00001')).toEqual(firstGrid('RNG-00001'))
  expect(new Set(IDS.map((id) => JSON.stringify(firstGrid(id)))).size).toBeGreaterThan(55)
})

test('five columns of three, and nothing that pays', () => {
  for (const id of IDS) {
    const grid = firstGrid(id)
    expect(grid.map((column) => column.length)).toEqual([3, 3, 3, 3, 3])
    const [first = [], second = [], third = []] = grid
    expect(
      grid.flat().some((symbol) => symbol <= 1),
      'no wild and no scatter',
    ).toBe(false)
    expect(first.filter((symbol) => second.includes(symbol) && third.includes(symbol))).toEqual([])
  }
})
