/** Game categories (spec 1) and the page each opens (spec 2, "Category mapping"). */
export const CATEGORIES = [
  'RNG',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'MINI',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Those whose page is a grid of games. */
export const GRID_CATEGORIES: readonly Category[] = ['RNG', 'LIVE', 'COCKFIGHT', 'MINI']

const known: ReadonlySet<string> = new Set(CATEGORIES)

/** Whether a code from the server is a category that this site has. */
export function isCategory(code: string): code is Category {
  return known.has(code)
}

const ROUTES: Readonly<Record<Category, string>> = {
  RNG: '/rng',
  LIVE: '/live',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  FISH: '/fish',
  PVP: '/pvp',
  LOTT: '/elott',
  ELOTT: '/elott',
  // Spec: not shown; categories like the others, with their own place.
  COCKFIGHT: '/cockfight',
  MINI: '/mini',
}

/** Where a category is. */
export const CATEGORY_ROUTES: ReadonlySet<string> = new Set(Object.values(ROUTES))

/** The route of a category: ELOTT and LOTT share /elott (spec 2). */
export function categoryRoute(category: Category): string {
  return ROUTES[category]
}
