import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../../ui/layout/cx.ts'
import { places, still } from '../game-card/game-cards.css.ts'
import { GameCard } from '../game-card/game-card.tsx'
import type { CardLook, CardProps } from '../game-card/card-props.ts'
import type { DrawQueue } from './draw-queue.ts'
import * as css from './game-grid.css.ts'

interface GridCellProps extends CardProps {
  readonly look: CardLook
  readonly queue: DrawQueue
}

/** A card, or its place for the few frames until its turn comes. */
export function GridCell({ queue, ...card }: GridCellProps) {
  const { look, tools } = card
  const [drawn, setDrawn] = useState(queue.isFresh)
  useEffect(() => {
    if (drawn) return undefined
    // At once, since the queue looks at how long it took.
    return queue.add(() => flushSync(() => setDrawn(true)))
  }, [queue, drawn])
  if (drawn) return <GameCard {...card} />
  return <div className={cx(places[look], tools && css.placesWithTools[look], still)} />
}
