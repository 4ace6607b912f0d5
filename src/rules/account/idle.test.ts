import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { idlePhase, WARNING_MS } from './idle.ts'

const LIMIT = 30 * 60_000
const NOW = 1_800_000_000_000

test.each([
  [0, 'in-use', LIMIT - WARNING_MS],
  [LIMIT - WARNING_MS - 1, 'in-use', 1],
  [LIMIT - WARNING_MS, 'warning', WARNING_MS],
  [LIMIT - 1, 'warning', 1],
  [LIMIT, 'over', 0],
  [LIMIT * 20, 'over', 0],
])('after %i ms without a sign it is %s, for another %i ms', (idle, phase, nextMs) => {
  expect(idlePhase(NOW - idle, NOW, LIMIT)).toEqual({ phase, nextMs })
})

test('each phase leads to the next at the moment that it names (property)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 240 }), fc.integer({ min: -1e6, max: 2e7 }), (minutes, idle) => {
      const limit = minutes * 60_000
      const { phase, nextMs } = idlePhase(NOW - idle, NOW, limit)
      expect(phase === 'over').toBe(idle >= limit)
      if (phase === 'over') return
      const later = idlePhase(NOW - Math.max(0, idle), NOW + nextMs, limit).phase
      expect(later).toBe(phase === 'in-use' ? 'warning' : 'over')
      expect(idlePhase(NOW - Math.max(0, idle), NOW + nextMs - 1, limit).phase).toBe(phase)
    }),
  )
})
