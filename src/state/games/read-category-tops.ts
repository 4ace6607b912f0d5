import { listCategoryTops } from '../../api/games/category-tops.ts'
import { isCategory, type Category } from '../../rules/games/categories.ts'
import { ask, brandOf, type Asking } from '../ask.ts'
import type { CategoryTop } from './category-tops.ts'
import { readGame } from './games.ts'

/** Asks for what stands for each category; categories that this site does not have are left out. */
export async function readCategoryTops(context: Asking, language: string): Promise<ReadonlyMap<Category, CategoryTop>> {
  const { merchantCode } = brandOf(context.client)
  const said = await ask(context, listCategoryTops, { merchantCode, language })
  return new Map(
    said.flatMap(({ gameType, totalCount, games }) =>
      isCategory(gameType) ? [[gameType, { total: totalCount, games: games.map(readGame) }] as const] : [],
    ),
  )
}
