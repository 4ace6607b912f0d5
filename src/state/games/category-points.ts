import { useAtomValue } from 'jotai'
import type { Category } from '../../rules/games/categories.ts'
import { categoryPoints } from '../../rules/games/category-points.ts'
import { brandAtom } from '../site/brand.ts'
import { useNavigationItems } from '../site/links/navigation-items.ts'

/** Says the points that a category earns, a decimal string; `null` where none are shown (spec 9). */
export function useCategoryPoints(): (category: Category) => string | null {
  const { points } = useAtomValue(brandAtom).navigation
  const items = useNavigationItems()
  return (category) => categoryPoints(category, points, items.find((item) => item.category === category)?.point)
}
