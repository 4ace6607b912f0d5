import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { grownOver, sheetBeside, topOf } from './preview-geometry.ts'

const room = { width: 390, height: 844 }
const card = { left: 140, top: 300, width: 113, height: 190 }

test('a grown card lies over its own, and a sheet below it', () => {
  expect(grownOver({ ...card, left: 600, width: 240 }, { width: 1440, height: 900 })).toEqual({ left: 590, width: 260 })
  expect(topOf(card, 400, room)).toBe(290)
  expect(topOf({ ...card, top: 500 }, 400, room), 'upwards where it would leave the window').toBe(300)
  expect(sheetBeside(card, { width: 366, height: 260 }, room)).toEqual({ left: 13.5, top: 502, isAbove: false })
})

test('above the card stands what has no room below it', () => {
  const low = { ...card, top: 600 }
  expect(sheetBeside(low, { width: 366, height: 260 }, room)).toEqual({ left: 13.5, top: 328, isAbove: true })
})

test('nothing that has room in the window leaves it', () => {
  const side = fc.integer({ min: 0, max: 1400 })
  fc.assert(
    fc.property(
      side,
      side,
      fc.integer({ min: 60, max: 374 }),
      fc.integer({ min: 60, max: 828 }),
      (left, top, width, height) => {
        const box = { left, top, width: 113, height: 190 }
        const sheet = sheetBeside(box, { width, height }, room)
        expect(sheet.left).toBeGreaterThanOrEqual(8)
        expect(sheet.left + width).toBeLessThanOrEqual(room.width - 8)
        expect(sheet.top).toBeGreaterThanOrEqual(8)
        expect(sheet.top + height).toBeLessThanOrEqual(room.height - 8)
        const grown = topOf(box, height, room)
        expect(grown).toBeGreaterThanOrEqual(8)
        // All but the highest keep the larger distance below, where there may be a bar.
        expect(grown + height).toBeLessThanOrEqual(room.height - (height <= room.height - 20 ? 12 : 0))
      },
    ),
  )
})
