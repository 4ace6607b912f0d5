import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { categoryRoute, type Category } from '../../rules/games/categories.ts'
import { gamesQuery } from '../../state/games/games.ts'
import { languageAtom } from '../../state/site/language.ts'
import { GamesSection } from './games-section.tsx'
import type { LaterProps } from './section/later-section.tsx'

/** The first games of a category, a page of them and further ones for who moves on, and the way to its page. */
export function CategoryLane({ category, ...props }: LaterProps & { readonly category: Category }) {
  const { code } = useAtomValue(languageAtom)
  const query = useInfiniteQuery(gamesQuery(code, { category }))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  // A further page that fails is not asked for again: the way to all of them stands above.
  const onShort = hasNextPage && !isFetching && !isFetchNextPageError ? fetchNextPage : undefined
  return <GamesSection {...props} query={query} arrange="lane" to={categoryRoute(category)} onShort={onShort} />
}

export const SlotsLane = (props: LaterProps) => <CategoryLane {...props} category="RNG" />
