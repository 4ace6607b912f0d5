import { useAtomValue } from 'jotai'
import type { Ref } from 'react'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { lane, stop } from '../../../ui/lists/lane.css.ts'
import { usePlay } from '../play/use-play.ts'
import { PreviewPlace } from '../game-preview/preview-place.tsx'
import { gridLook } from './card-class.ts'
import type { CardLook } from './card-props.ts'
import { FactsLegend } from './facts-legend.tsx'
import { GameCard } from './game-card.tsx'
import { grids, lanes } from './game-cards.css.ts'
import { useVendorNames } from './use-vendor-names.ts'

interface GameCardsProps {
  readonly games: readonly Game[]
  /** `lane`: one row that scrolls; cards that are rows themselves always stand below each other. */
  readonly arrange: 'grid' | 'lane'
  /** Another look than the brand's. */
  readonly look?: CardLook | undefined
  /** The id of what names the list. */
  readonly labelledBy: string
  /** Whether the first hot game is marked as one; not where all of them are. */
  readonly marksHot?: boolean
  readonly ref?: Ref<HTMLUListElement> | undefined
}

/** Games as cards: Play, and a free trial where it is offered (spec 2, "Header": the game grid). */
export function GameCards({ games, arrange, look, labelledBy, marksHot = true, ref }: GameCardsProps) {
  const { layout } = useAtomValue(brandAtom)
  const vendorName = useVendorNames()
  const play = usePlay()
  const chosen = look ?? layout.card
  const hottest = marksHot ? games.findIndex(({ isHot }) => isHot) : -1
  const moves = arrange === 'lane' && chosen !== 'row'
  return (
    <PreviewPlace>
      <FactsLegend look={chosen} volatile={games.some(({ volatility }) => volatility)} />
      <ul
        ref={ref}
        aria-labelledby={labelledBy}
        className={moves ? cx(lane, lanes[chosen]) : grids[gridLook(chosen, layout.facts)]}
      >
        {games.map((game, place) => (
          <li key={gameKey(game)} className={moves ? stop : undefined}>
            <GameCard
              look={chosen}
              game={game}
              vendorName={vendorName(game.vendor)}
              marksHot={place === hottest}
              play={play}
            />
          </li>
        ))}
      </ul>
    </PreviewPlace>
  )
}
