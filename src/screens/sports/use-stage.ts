import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Category } from '../../rules/games/categories.ts'
import type { Game } from '../../rules/games/game.ts'
import { gameListQuery } from '../../state/games/game-list.ts'
import { languageAtom } from '../../state/site/language.ts'

export interface StageGames {
  /** The most played first, as many as one page holds; `undefined` while, or where, they can't be read. */
  readonly games: readonly Game[] | undefined
  /** How many there are; `null` where nobody counts them. */
  readonly total: number | null
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** What a vendor plays in a category: the same question as its list of games asks, and so the same answer. */
export function useStage(category: Category, vendor: string): StageGames {
  const { code } = useAtomValue(languageAtom)
  const query = useInfiniteQuery(gameListQuery(code, { category, vendor }))
  const { data, isError, isFetching, hasNextPage, refetch } = query
  return {
    games: data?.games,
    total: data ? (data.total ?? (hasNextPage ? null : data.games.length)) : null,
    isError: isError && !data,
    isFetching,
    refetch: () => void refetch(),
  }
}
