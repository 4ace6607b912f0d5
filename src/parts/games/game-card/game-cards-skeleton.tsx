import { useAtomValue } from 'jotai'
import { PICTURE_WIDTHS } from '../../../rules/games/game.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import type { CardLook } from './card-props.ts'
import { covers, grids, lanes, places, still } from './game-cards.css.ts'
import { SIZES } from './sizes.ts'

interface GameCardsWaitingProps {
  readonly count: number
  readonly arrange: 'grid' | 'lane'
  readonly look?: CardLook
  /** How many of them the page's starter shows covers in, before the application is there. */
  readonly shown?: number
  /** What makes a place higher, where cards have more on them. */
  readonly className?: string | undefined
}

/** Where game cards will stand, in their size. */
export function GameCardsSkeleton({ count, arrange, look, shown = 0, className }: GameCardsWaitingProps) {
  const { layout } = useAtomValue(brandAtom)
  const chosen = look ?? layout.card
  return (
    <ul className={arrange === 'lane' && chosen !== 'row' ? cx(lane, lanes[chosen]) : grids[chosen]} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={cx(places[chosen], className, index < shown && still)}>
            {index < shown && covers[chosen] !== undefined && (
              <img
                hidden
                data-cover
                alt=""
                width={PICTURE_WIDTHS.picture}
                height={PICTURE_WIDTHS.picture}
                sizes={SIZES[chosen]}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                className={covers[chosen]}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
