import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../rules/games/game.ts'
import { cellByKey, countRows, hotColumn, rowCells, type Cell } from './cells.ts'
import { gridColumns, MOST_COLUMNS } from './columns.ts'

// A cast: rows look at nothing of a game.
const games = (count: number) => Array.from({ length: count }, (_, index) => ({ gameId: String(index) }) as Game)

describe('rows of a grid', () => {
  test('hold every game once, in order, and a place for each that is on its way', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: MOST_COLUMNS }), fc.nat(20), (count, columns, waiting) => {
        const all = games(count)
        const cells = { gameAt: (index: number) => all[index], length: count + waiting, columns }
        const rows = Array.from({ length: countRows(cells) }, (_, row) => rowCells(cells, row))
        expect(rows.flat().filter((cell) => cell !== null)).toEqual(all)
        expect(rows.flat()).toHaveLength(count + waiting)
        for (const row of rows.slice(0, -1)) expect(row).toHaveLength(columns)
        expect(rowCells(cells, rows.length)).toEqual([])
      }),
    )
  })

  test('have as many cards side by side as there is room for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 280, max: 1400 }), (width) => {
        for (const look of [
          'framed',
          'sheet',
          'poster',
          'portrait',
          'row',
          'compact',
          'slips',
          'plan',
          'scoreboard',
          'cells',
        ] as const) {
          expect(gridColumns(look, width)).toBeLessThanOrEqual(MOST_COLUMNS)
        }
      }),
    )
    expect([280, 358, 720, 1184].map((width) => gridColumns('framed', width))).toEqual([2, 3, 4, 6])
    expect([280, 343, 720, 1184].map((width) => gridColumns('sheet', width))).toEqual([2, 3, 4, 6])
    expect([280, 358, 720, 1184].map((width) => gridColumns('poster', width))).toEqual([2, 3, 4, 6])
  })
})

describe('keys in a grid', () => {
  const shape = { count: 23, columns: 5, pageRows: 2, rightToLeft: false }
  const go = (key: string, from: number, withControl = false, more = {}) =>
    cellByKey(key, from, { ...shape, ...more }, withControl)

  test.each([
    ['ArrowRight', 4, 5],
    ['ArrowRight', 22, 22],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 8],
    // The last row is shorter.
    ['ArrowDown', 19, 22],
    ['ArrowDown', 21, 21],
    ['ArrowUp', 3, 3],
    ['ArrowUp', 8, 3],
    ['Home', 8, 5],
    ['End', 8, 9],
    ['End', 21, 22],
    ['PageDown', 1, 11],
    ['PageDown', 18, 22],
    ['PageUp', 3, 0],
    ['Tab', 3, null],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(go(key, from)).toBe(to)
  })

  test('lead to both ends with Control, and the other way in right-to-left pages', () => {
    expect([go('Home', 12, true), go('End', 12, true)]).toEqual([0, 22])
    expect([
      go('ArrowLeft', 3, false, { rightToLeft: true }),
      go('ArrowRight', 3, false, { rightToLeft: true }),
    ]).toEqual([4, 2])
  })

  test('never lead out of it', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.integer({ min: 1, max: 300 }),
        fc.nat(),
        fc.boolean(),
        (key, count, at, control) => {
          const to = cellByKey(key, at % count, { ...shape, count }, control)
          expect(to).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThan(count)
        },
      ),
    )
    expect(cellByKey('ArrowDown', 0, { ...shape, count: 0 }, false)).toBeNull()
  })
})

test('of a row the first hot game alone is marked, and of a list as many as may be', () => {
  const row = (...hot: readonly boolean[]): readonly Cell[] =>
    // What the rule reads of a game.
    hot.map((isHot) => ({ isHot }) as Cell)
  expect(hotColumn(row(true, true, true), 0, 1)).toBe(0)
  expect(hotColumn(row(false, true, true), 5, Infinity)).toBe(1)
  expect(hotColumn(row(true, true), 5, 1), 'of the most played the first alone').toBe(-1)
  expect(hotColumn(row(false, false), 0, Infinity)).toBe(-1)
  expect(hotColumn([null, null], 0, Infinity)).toBe(-1)
})
