import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAcceptedPattern } from './accepted-pattern.ts'
import { checkPattern } from './patterns.ts'

test.each([
  ['^[A-Za-z0-9]{6,16}$', { patternId: 4, min: 6, max: 16 }],
  ['[a-zA-Z\\d]{6,16}', { patternId: 4, min: 6, max: 16 }],
  ['^\\d{6}$', { patternId: 6, min: 6, max: 6 }],
  ['^[0-9]+$', { patternId: 6, min: 1 }],
  ['^[0-9]{4,}$', { patternId: 6, min: 4 }],
  ['^[A-Z\\s]*$', { patternId: 18 }],
  ['^.{2,20}$', { patternId: 0, min: 2, max: 20 }],
])('%s is one of ours', (text, accepted) => {
  expect(readAcceptedPattern(text)).toEqual(accepted)
})

test.each(['*', '', '^pattern-5$', '^(a+)+$', '^[A-Za-z]+$', '^[^0-9]+$', '^[0-9]{3}-[0-9]{2}$', '['.repeat(9999)])(
  '%s is left to the server',
  (text) => {
    expect(readAcceptedPattern(text)).toBeNull()
  },
)

test('what is read takes what the expression takes (property)', () => {
  const classes = ['[0-9]', '[A-Za-z0-9]', '\\d', '.'] as const
  const cases = fc.tuple(
    fc.constantFrom(...classes),
    fc.nat(6),
    fc.nat(6),
    fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
  )
  fc.assert(
    fc.property(cases, ([signs, least, more, value]) => {
      const text = `^${signs}{${least},${least + more}}$`
      const accepted = readAcceptedPattern(text)
      expect(accepted).not.toBeNull()
      if (accepted)
        expect(checkPattern(accepted.patternId, value, { min: 0, max: 99, ...accepted })).toBe(
          new RegExp(text).test(value),
        )
    }),
  )
})
