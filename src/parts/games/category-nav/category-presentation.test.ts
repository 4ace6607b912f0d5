import { expect, test } from 'vitest'
import { CATEGORIES } from '../../../rules/games/categories.ts'
import { CATEGORY_PRESENTATION } from './category-presentation.ts'

// Spec 3, "Icon names".
test('each category has an icon and a name of its own', () => {
  const all = CATEGORIES.map((category) => CATEGORY_PRESENTATION[category])
  expect(new Set(all.map(({ icon }) => icon)).size).toBe(CATEGORIES.length)
  expect(all.map(({ name }) => name.message)).toEqual([...new Set(all.map(({ name }) => name.message))])
  expect(Object.keys(CATEGORY_PRESENTATION)).toEqual(
    expect.arrayContaining(['ESPORTS', 'FISH', 'LIVE', 'PVP', 'RNG', 'SPORTS', 'LOTT']),
  )
})
