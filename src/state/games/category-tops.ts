/** How many games each category has, and which of them stand for it. What reads it comes once it is asked for. */
import { queryOptions } from '@tanstack/react-query'
import type { Game } from '../../rules/games/game.ts'
import { PUBLIC } from '../query-scope.ts'

export interface CategoryTop {
  /** `null` where the gateway does not count. */
  readonly total: number | null
  /** The most played first. */
  readonly games: readonly Game[]
}

export const categoryTopsQuery = (language: string) =>
  queryOptions({
    queryKey: ['category-tops', language],
    meta: PUBLIC,
    queryFn: async (context) => (await import('./read-category-tops.ts')).readCategoryTops(context, language),
    staleTime: 300_000,
  })
