import { expect, test } from 'vitest'
import { drawingAt, drawingOf } from './drawing-of.ts'

test('kinds that stand beside each other have grounds of their own, and any other keeps the one it has', () => {
  const known = (['welcome', 'cashback', 'race', 'cards', 'ball', 'referral'] as const).map(drawingOf)
  expect(new Set(known).size).toBe(known.length)
  expect(drawingOf('gift')).toBe(drawingOf('gift'))
  expect([0, 1, 2, 3, 4, 5]).toContain(drawingOf('gift'))
})

test('in a list neither the next one nor the one below has the same ground', () => {
  for (let place = 0; place < 20; place += 1) {
    expect(drawingAt(place)).not.toBe(drawingAt(place + 1))
    for (const columns of [2, 5]) expect(drawingAt(place)).not.toBe(drawingAt(place + columns))
  }
})
