import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { categoryRoute, type Category } from '../../../rules/games/categories.ts'
import { gameKey } from '../../../rules/games/game.ts'
import { WHOLE, writeChoice, type GameChoice } from '../../../rules/games/game-choice.ts'
import { GAME_PAGE_SIZE } from '../../../rules/figures.ts'
import type { GameFilter } from '../../../state/games/games.ts'
import { gameListQuery } from '../../../state/games/game-list.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { GamesSection } from '../games-section.tsx'
import type { LaterProps } from '../section/later-section.tsx'
import { laneLook } from './lane-look.ts'
import { LaneSkeleton } from './lane-skeleton.tsx'

interface FilterLaneProps extends LaterProps {
  readonly filter: GameFilter & { readonly category: Category }
  /** The same on the page that has all of them. */
  readonly choice: Partial<GameChoice>
  /** The key of a game that it is about, which does not stand in it. */
  readonly without?: string
  readonly marksHot?: boolean
}

/** A lane of the games that fit, with its reason, and the way to all of them. */
export function FilterLane({ filter, choice, without, ...props }: FilterLaneProps) {
  const { layout } = useAtomValue(brandAtom)
  const { code } = useAtomValue(languageAtom)
  const query = useInfiniteQuery(gameListQuery(code, filter))
  const games = query.data?.games.filter((game) => gameKey(game) !== without)
  return (
    <GamesSection
      {...props}
      query={{ ...query, data: games }}
      arrange="lane"
      look={laneLook(layout)}
      count={GAME_PAGE_SIZE}
      waiting={<LaneSkeleton />}
      to={categoryRoute(filter.category)}
      search={writeChoice({ ...WHOLE, ...choice }, {})}
      total={query.data?.total ?? null}
    />
  )
}
