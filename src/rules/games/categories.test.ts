import { expect, test } from 'vitest'
import { CATEGORIES, categoryRoute, isCategory } from './categories.ts'

test('each category opens its page, and both lotteries share one', () => {
  expect(Object.fromEntries(CATEGORIES.map((category) => [category, categoryRoute(category)]))).toEqual({
    RNG: '/rng',
    LIVE: '/live',
    SPORTS: '/sports',
    ESPORTS: '/esports',
    FISH: '/fish',
    PVP: '/pvp',
    LOTT: '/elott',
    ELOTT: '/elott',
    COCKFIGHT: '/cockfight',
    MINI: '/mini',
  })
})

test('a code is a category as it is written, or none', () => {
  expect(CATEGORIES.every(isCategory)).toBe(true)
  expect(['rng', 'SLOT', '', 'constructor'].some(isCategory)).toBe(false)
})
