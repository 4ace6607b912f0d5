import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import type { CardLook } from '../../parts/games/game-card/card-props.ts'
import { GameCards } from '../../parts/games/game-card/game-cards.tsx'
import type { Search } from '../../rules/site/search-params.ts'
import { useLaneGames } from './lanes/use-lane-games.ts'
import type { Game } from '../../rules/games/game.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { LaneArrows } from '../../ui/lists/lane-arrows.tsx'
import { useLane } from '../../ui/lists/use-lane.ts'
import type { QueryAnswer } from '../../ui/states/query-states.tsx'
import { useDeferredAnswer } from '../../ui/states/use-deferred-answer.ts'
import { AllLink } from './section/all-link.tsx'
import { SectionAnswer } from './section/section-answer.tsx'
import { shownGames } from './section-sizes.ts'
import { GamesSkeleton } from './games-skeleton.tsx'
import type { LaterProps } from './section/later-section.tsx'
import { SectionHead } from './section/section-head.tsx'

interface GamesSectionProps extends LaterProps {
  readonly query: QueryAnswer<readonly Game[]>
  readonly arrange: 'grid' | 'lane'
  /** Another look, and another number, than the brand's. */
  readonly look?: CardLook
  readonly count?: number
  readonly waiting?: ReactNode
  readonly marksHot?: boolean
  /** The page that has all of them, what its address says, and how many they are; unless it is known, no number is told. */
  readonly to?: string
  readonly search?: Search
  readonly total?: number | null
  /** Whether it shows all of its own, and other lanes go without. */
  readonly whole?: boolean
  /** Asks for further games: once the reader has moved a lane that holds fewer than it may. */
  readonly onShort?: (() => unknown) | undefined
}

/** A list of games as the brand shows them, with the way to all of them. */
export function GamesSection({
  titleId,
  title,
  note,
  query: answer,
  arrange,
  look,
  marksHot = true,
  to,
  search = {},
  total = null,
  whole = false,
  ...props
}: GamesSectionProps) {
  const { card } = useAtomValue(brandAtom).layout
  const { count = shownGames(card, arrange), waiting = <GamesSkeleton arrange={arrange} />, onShort } = props
  const query = useDeferredAnswer(answer)
  const games = useLaneGames(titleId, query.data ?? [], count, whole)
  const { list, more, move } = useLane(arrange === 'lane' ? games.length : 0)
  const isShort = more.before && games.length < count
  useEffect(() => {
    if (isShort) onShort?.()
  }, [isShort, onShort])
  return (
    <>
      <SectionHead id={titleId} title={title} note={note}>
        {arrange === 'lane' && <LaneArrows more={more} move={move} />}
        {to && <AllLink to={to} search={search} total={total} titleId={titleId} />}
      </SectionHead>
      <SectionAnswer query={query} waiting={waiting}>
        {() => (
          <GameCards ref={list} games={games} arrange={arrange} look={look} labelledBy={titleId} marksHot={marksHot} />
        )}
      </SectionAnswer>
    </>
  )
}
