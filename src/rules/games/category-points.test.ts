import { expect, test } from 'vitest'
import { CATEGORIES } from './categories.ts'
import { categoryPoints } from './category-points.ts'

const pointsOf = (settings: Parameters<typeof categoryPoints>[1]) =>
  Object.fromEntries(CATEGORIES.map((category) => [category, categoryPoints(category, settings)]))

// Spec 9: "live 0.70, sports 1.00, fishing 1.20, slots 1.20, poker 1.00".
test('the usual points, and none for the rest', () => {
  expect(pointsOf({ shown: true, rates: {} })).toEqual({
    LIVE: '0.70',
    SPORTS: '1.00',
    FISH: '1.20',
    RNG: '1.20',
    PVP: '1.00',
    ESPORTS: null,
    LOTT: null,
    ELOTT: null,
    COCKFIGHT: null,
    MINI: null,
  })
})

test('what the server says comes between the brand’s own and the usual', () => {
  expect(categoryPoints('LIVE', { shown: true, rates: {} }, '0.75')).toBe('0.75')
  expect(categoryPoints('MINI', { shown: true, rates: {} }, '2')).toBe('2')
  expect(categoryPoints('LIVE', { shown: true, rates: { LIVE: '0.80' } }, '0.75')).toBe('0.80')
  expect(categoryPoints('LIVE', { shown: false, rates: {} }, '0.75')).toBeNull()
  for (const said of ['', 'many', '-1', '1.234', '1e3']) {
    expect(categoryPoints('LIVE', { shown: true, rates: {} }, said)).toBe('0.70')
  }
})

test('a brand may have its own, and shows none unless it says so', () => {
  expect(pointsOf({ shown: true, rates: { LIVE: '0.80', MINI: '0.10' } })).toMatchObject({
    LIVE: '0.80',
    MINI: '0.10',
    RNG: '1.20',
  })
  expect(new Set(Object.values(pointsOf({ shown: false, rates: { LIVE: '0.80' } })))).toEqual(new Set([null]))
})
