import { GRID_CATEGORIES, type Category } from '../../../rules/games/categories.ts'
import type { Game } from '../../../rules/games/game.ts'
import { useRecent } from '../recent/use-recent.ts'

/** The game that the member played last of those that stand in lists; `undefined` while that is not known, `null` for none. */
export function usePlayedLast(): (Game & { readonly category: Category }) | null | undefined {
  const { query, count } = useRecent()
  if (count === 0) return null
  return query.data && (query.data.find(isListed) ?? null)
}

const isListed = (game: Game): game is Game & { readonly category: Category } =>
  game.category !== null && (GRID_CATEGORIES as readonly Category[]).includes(game.category)
