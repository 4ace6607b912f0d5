/** What is put aside for a day stays away until it ends, for whoever put it aside. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dismissedOn, dismissing } from './dismissed-things.ts'

const account = fc.constantFrom('', 'a1', 'b2')
const step = fc.record({ account, key: fc.string({ maxLength: 8 }) })

test('whatever was put aside on a day is away on that day, and nothing else is', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const kept = steps.reduce<string | null>((all, it) => dismissing(all, it.account, '2026-11-27', it.key), null)
      for (const one of ['', 'a1', 'b2', 'c3']) {
        const own = new Set(steps.filter((it) => it.account === one).map(({ key }) => key))
        expect(dismissedOn(kept, one, '2026-11-27')).toEqual(own)
        expect(dismissedOn(kept, one, '2026-11-28')).toEqual(new Set())
      }
    }),
  )
})

test('a new day begins with nothing, and forgets the one before', () => {
  const first = dismissing(null, 'a1', '2026-11-27', 'deposit')
  const second = dismissing(first, 'b2', '2026-11-28', 'messages')
  expect(second).not.toContain('deposit')
  expect(dismissedOn(second, 'b2', '2026-11-28')).toEqual(new Set(['messages']))
})

test('what nobody here wrote is nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(dismissedOn(text, 'a1', '2026-11-27')).toEqual(new Set())
      expect(dismissedOn(dismissing(text, 'a1', '2026-11-27', 'x'), 'a1', '2026-11-27')).toEqual(new Set(['x']))
    }),
  )
})

test('no more accounts than a device has people are remembered', () => {
  const kept = Array.from({ length: 50 }, (_, at) => `a${at}`).reduce<string | null>(
    (all, name) => dismissing(all, name, '2026-11-27', 'x'),
    null,
  )
  expect(JSON.parse(kept ?? '')).toHaveLength(20)
})
