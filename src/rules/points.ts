/** Points by category (spec 9, "Points per category in navigation"). */
import type { Category } from './categories.ts'

/** Two decimals, as they are shown: live 0.70, sports 1.00, fishing 1.20, slots 1.20, poker 1.00. */
const POINTS: Readonly<Partial<Record<Category, string>>> = {
  LIVE: '0.70',
  SPORTS: '1.00',
  FISH: '1.20',
  RNG: '1.20',
  PVP: '1.00',
}

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
  return shown ? (rates[category] ?? POINTS[category] ?? null) : null
}
