import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { didYouMean, editDistance, nearest, oneOf } from './did-you-mean.ts'

test.each([
  ['merchatCode', 'merchantCode'],
  ['merchant-code', 'merchantCode'],
  ['Domains', 'domains'],
  ['lang', 'languages'],
  ['doamins', 'domains'],
])('%s means %s', (word, meant) => {
  expect(nearest(word, ['domains', 'languages', 'merchantCode', 'name'])).toBe(meant)
})

test('nothing is suggested for a word that is like none', () => {
  expect(nearest('analytics', ['domains', 'languages', 'name'])).toBeUndefined()
  expect(didYouMean('x', [])).toBeUndefined()
})

test('words are listed as in a sentence', () => {
  expect([oneOf([]), oneOf(['a']), oneOf(['a', 'b']), oneOf([1, 2, 41])]).toEqual([
    '',
    '"a"',
    '"a" or "b"',
    '1, 2 or 41',
  ])
})

test('the distance is symmetric, zero for the same word alone, and one for a swap', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b) === 0).toBe(a === b)
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
  expect(editDistance('nmae', 'name')).toBe(1)
})
