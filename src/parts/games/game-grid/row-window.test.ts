import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCovered, rowWindow } from './row-window.ts'

const place = fc.record({
  top: fc.double({ min: -5000, max: 800_000, noNaN: true }),
  height: fc.integer({ min: 200, max: 2000 }),
  rowHeight: fc.double({ min: 60, max: 600, noNaN: true }),
  count: fc.nat(5000),
})

test('each row that is seen exists, and none far away', () => {
  fc.assert(
    fc.property(place, fc.nat(1000), (at, beside) => {
      const { from, to } = rowWindow(at, beside)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(at.count)
      expect(isCovered(at, { from, to })).toBe(true)
      expect((to - from) * at.rowHeight).toBeLessThan(at.height + 2 * beside + 2 * at.rowHeight)
      for (const row of [from, to - 1]) {
        if (from === to) break
        expect((row + 1) * at.rowHeight).toBeGreaterThanOrEqual(at.top - beside - at.rowHeight)
        expect(row * at.rowHeight).toBeLessThanOrEqual(at.top + at.height + beside)
      }
    }),
  )
})

test('a window is covered as long as no row of it is missing', () => {
  const at = { top: 1000, height: 800, rowHeight: 100, count: 50 }
  expect(rowWindow(at, 0)).toEqual({ from: 10, to: 18 })
  expect(rowWindow(at, 150)).toEqual({ from: 8, to: 20 })
  expect(isCovered(at, { from: 10, to: 18 })).toBe(true)
  expect(isCovered(at, { from: 11, to: 18 })).toBe(false)
  expect(isCovered(at, { from: 10, to: 17 })).toBe(false)
  expect(isCovered(at, { from: 10, to: 18 }, 50), 'with what is beside it').toBe(false)
  expect(isCovered(at, { from: 9, to: 19 }, 50)).toBe(true)
  expect(isCovered({ ...at, count: 12 }, { from: 10, to: 12 }), 'below the last row there is nothing').toBe(true)
  expect(isCovered({ ...at, top: -900 }, { from: 0, to: 0 }), 'the list is further down').toBe(true)
})
