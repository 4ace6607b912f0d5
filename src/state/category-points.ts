import { useAtomValue } from 'jotai'
import type { Category } from '../rules/categories.ts'
import { categoryPoints } from '../rules/points.ts'
import { brandAtom } from './brand.ts'
import { useNavigationItems } from './navigation-items.ts'

/** Says the points that a category earns, a decimal string; `null` where none are shown (spec 9). */
export function useCategoryPoints(): (category: Category) => string | null {
  const { points } = useAtomValue(brandAtom).navigation
  const items = useNavigationItems()
  return (category) => categoryPoints(category, points, items.find((item) => item.category === category)?.point)
}
