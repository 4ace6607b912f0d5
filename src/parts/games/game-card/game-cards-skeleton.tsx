import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { lane } from '../../../ui/lists/lane.css.ts'
import type { CardLook } from './card-props.ts'
import { grids, lanes, places } from './game-cards.css.ts'

interface GameCardsWaitingProps {
  readonly count: number
  readonly arrange: 'grid' | 'lane'
  readonly look?: CardLook
}

/** Where game cards will stand, in their size. */
export function GameCardsSkeleton({ count, arrange, look }: GameCardsWaitingProps) {
  const { layout } = useAtomValue(brandAtom)
  const chosen = look ?? layout.card
  return (
    <ul className={arrange === 'lane' && chosen !== 'row' ? cx(lane, lanes[chosen]) : grids[chosen]} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={places[chosen]} />
        </li>
      ))}
    </ul>
  )
}
