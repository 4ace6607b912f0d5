/** How many games each category has, and which of them stand for it. */
import { queryOptions } from '@tanstack/react-query'
import { listCategoryTops } from '../../api/games/games.ts'
import { isCategory, type Category } from '../../rules/games/categories.ts'
import type { Game } from '../../rules/games/game.ts'
import { ask, brandOf } from '../ask.ts'
import { PUBLIC } from '../query-scope.ts'
import { readGame } from './games.ts'

export interface CategoryTop {
  /** `null` where the gateway does not count. */
  readonly total: number | null
  /** The most played first. */
  readonly games: readonly Game[]
}

/** Categories that this site does not have are left out. */
export const categoryTopsQuery = (language: string) =>
  queryOptions({
    queryKey: ['category-tops', language],
    meta: PUBLIC,
    queryFn: async (context): Promise<ReadonlyMap<Category, CategoryTop>> => {
      const { merchantCode } = brandOf(context.client)
      const said = await ask(context, listCategoryTops, { merchantCode, language })
      return new Map(
        said.flatMap(({ gameType, totalCount, games }) =>
          isCategory(gameType) ? [[gameType, { total: totalCount, games: games.map(readGame) }] as const] : [],
        ),
      )
    },
    staleTime: 300_000,
  })
