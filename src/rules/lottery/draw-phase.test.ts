import { expect, test } from 'vitest'
import { drawPhase } from './draw-phase.ts'

const NOON = Date.UTC(2030, 0, 1, 12)
const draw = { opensAt: NOON, closesAt: NOON - 15_000 }

test.each([
  [60_000, 'open'],
  [15_001, 'open'],
  [15_000, 'closed'],
  [1, 'closed'],
  [0, 'drawing'],
])('%i ms before a draw that closes fifteen seconds ahead: %s', (left, phase) => {
  expect(drawPhase(left, draw)).toBe(phase)
})

test('a draw that never closes is open until it is held', () => {
  expect(drawPhase(1, { ...draw, closesAt: NOON })).toBe('open')
  expect(drawPhase(0, { ...draw, closesAt: NOON })).toBe('drawing')
})
