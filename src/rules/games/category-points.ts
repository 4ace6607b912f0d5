/** Points by category (spec 9, "Points per category in navigation"). */
import type { Category } from './categories.ts'
import { POINTS_PER_CATEGORY } from '../figures.ts'

export interface PointSettings {
  readonly shown: boolean
  /** The brand's own, where they are not the usual ones. */
  readonly rates: Readonly<Partial<Record<Category, string | undefined>>>
}

/** How the server writes points: a decimal number, of which two decimals count. */
const WRITTEN = /^\d{1,3}(\.\d{1,2})?$/

/**
 * The points that a category earns, a decimal string: the brand's own, else what the server says, else the usual ones.
 * @param said `point` of the category's navigation item (spec 3); what is no number is as good as nothing
 * @returns `null` where the brand shows none, or the category earns none
 */
export function categoryPoints(category: Category, { shown, rates }: PointSettings, said = ''): string | null {
  if (!shown) return null
  return rates[category] ?? (WRITTEN.test(said) ? said : null) ?? POINTS_PER_CATEGORY[category] ?? null
}
