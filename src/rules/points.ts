/** Points by category (spec 9, "Points per category in navigation"). */
import type { Category } from './categories.ts'
import { POINTS_PER_CATEGORY } from './figures.ts'

export interface PointSettings {
  readonly shown: boolean
  /** The brand's own, where they are not the usual ones. */
  readonly rates: Readonly<Partial<Record<Category, string | undefined>>>
}

/**
 * The points that a category earns, a decimal string.
 * @returns `null` where the brand shows none, or the category earns none
 */
export function categoryPoints(category: Category, { shown, rates }: PointSettings): string | null {
  return shown ? (rates[category] ?? POINTS_PER_CATEGORY[category] ?? null) : null
}
