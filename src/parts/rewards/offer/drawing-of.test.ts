import { expect, test } from 'vitest'
import { drawingOf } from './drawing-of.ts'

test('each kind of offer that is known has a drawing of its own, and any other keeps the one it has', () => {
  const known = ['DEPOSIT', 'DAILY', 'SLOTS', 'LIVE', 'SPORTS', 'FRIENDS'].map(drawingOf)
  expect(new Set(known).size).toBe(known.length)
  expect(drawingOf('BONUS')).toBe(drawingOf('DEPOSIT'))
  expect(drawingOf('WEEKEND')).toBe(drawingOf('WEEKEND'))
  expect([0, 1, 2, 3, 4, 5]).toContain(drawingOf(''))
})
