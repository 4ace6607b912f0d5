import { assert, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { countFlingRows, flingWindow } from './fling-window.ts'
import { rowWindow } from './row-window.ts'

const place = (top: number, count = 1000) => ({ top, height: 800, rowHeight: 200, count })
const ROWS = countFlingRows(800, 200)

test('three windows of places, and what is cut at both ends', () => expect(ROWS).toBe(13))

test('they reach ahead of where the list goes, and stay as long as they fill the window', () => {
  expect(flingWindow(place(10_100), null, ROWS)).toBe(50)
  expect(flingWindow(place(11_700), 50, ROWS)).toBe(50)
  expect(flingWindow(place(11_900), 50, ROWS)).toBe(59)
  expect(flingWindow(place(10_100), 59, ROWS)).toBe(42)
})

test('they stay within the list', () => {
  expect(flingWindow(place(-500), null, ROWS)).toBe(0)
  expect(flingWindow(place(199_200), null, ROWS)).toBe(987)
  expect(flingWindow(place(100, 3), null, 3)).toBe(0)
})

test('whatever is seen of the list is full of places', () => {
  const places = record({
    top: integer({ min: -2000, max: 60_000 }),
    height: integer({ min: 300, max: 2000 }),
    rowHeight: integer({ min: 40, max: 700 }),
    count: nat(400),
  })
  assert(
    property(places, nat(400), (at, before) => {
      const rows = Math.min(at.count, countFlingRows(at.height, at.rowHeight))
      for (const held of [null, Math.min(before, at.count - rows)]) {
        const from = flingWindow(at, held, rows)
        const seen = rowWindow(at, 0)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(from + rows).toBeLessThanOrEqual(at.count)
        if (seen.from >= seen.to) continue
        expect(seen.from).toBeGreaterThanOrEqual(from)
        expect(seen.to).toBeLessThanOrEqual(from + rows)
      }
    }),
    { numRuns: 2000 },
  )
})
