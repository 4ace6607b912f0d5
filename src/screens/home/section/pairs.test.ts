import { expect, test } from 'vitest'
import { inPairs } from './pairs.ts'

const PAIRS = { welcome: 'payouts', free: 'fixtures' } as const

test('two stand side by side where the second follows the first, and nothing is lost', () => {
  expect(inPairs(['hero', 'welcome', 'payouts', 'free', 'hot', 'fixtures'], PAIRS)).toEqual([
    ['hero'],
    ['welcome', 'payouts'],
    ['free'],
    ['hot'],
    ['fixtures'],
  ])
  expect(inPairs(['fixtures', 'free'], PAIRS)).toEqual([['fixtures'], ['free']])
  expect(inPairs(['free', 'fixtures', 'hot'], { ...PAIRS, fixtures: 'hot' })).toEqual([['free', 'fixtures'], ['hot']])
  expect(inPairs([], PAIRS)).toEqual([])
})
