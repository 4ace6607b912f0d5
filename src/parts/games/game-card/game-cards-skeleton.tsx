import { useAtomValue } from 'jotai'
import { PICTURE_WIDTHS } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import { gridLook, placeClass } from './card-class.ts'
import { isTableRow, type ListLook } from './card-props.ts'
import { FactsLegend } from './facts-legend.tsx'
import * as css from './game-card.css.ts'
import { grids, lanes } from './game-cards.css.ts'
import { SIZES } from './sizes.ts'

interface GameCardsWaitingProps {
  readonly count: number
  readonly arrange: 'grid' | 'lane'
  readonly look?: ListLook
  /** How many of them the page's starter shows covers in, before the application is there. */
  readonly shown?: number
}

/** Where game cards will stand, in their size. */
export function GameCardsSkeleton({ count, arrange, look, shown = 0 }: GameCardsWaitingProps) {
  const { layout } = useAtomValue(brandAtom)
  const chosen = look ?? layout.card
  const isRow = chosen === 'row' || isTableRow(chosen)
  // A row's is too small to be shown before the row, and a plan has none to speak of.
  const shows = !isRow && chosen !== 'plan'
  const moves = arrange === 'lane' && !isRow
  return (
    <>
      <FactsLegend look={chosen} />
      <ul className={moves ? cx(lane, lanes[chosen]) : grids[gridLook(chosen, layout.facts)]} aria-busy>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <div className={placeClass(chosen, layout.facts, index >= shown)}>
              {index < shown && shows && (
                <img
                  hidden
                  data-cover
                  alt=""
                  width={PICTURE_WIDTHS.picture}
                  height={PICTURE_WIDTHS.picture}
                  sizes={SIZES[chosen]}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                  className={css.early}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
