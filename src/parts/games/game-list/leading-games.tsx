import type { Game } from '../../../rules/games/game.ts'
import { GameCards } from '../game-card/game-cards.tsx'
import { GameCardsSkeleton } from '../game-card/game-cards-skeleton.tsx'
import { wideOnly } from './game-list.css.ts'
import { LEADING } from './leading.ts'
import type { List } from './list-types.ts'

interface LeadingGamesProps {
  readonly list: List
  /** The id of what names the list. */
  readonly labelledBy: string
}

/** The first games of a table of rows as covers, in windows that have room for a line of them. */
export function LeadingGames({ list, labelledBy }: LeadingGamesProps) {
  const games = Array.from({ length: LEADING }, (_, place) => list.gameAt(place))
  const known = games.filter((game): game is Game => game !== undefined)
  return (
    <div className={wideOnly}>
      {known.length < LEADING ? (
        <GameCardsSkeleton count={LEADING} arrange="grid" look="framed" />
      ) : (
        <GameCards games={known} arrange="grid" look="framed" labelledBy={labelledBy} />
      )}
    </div>
  )
}
