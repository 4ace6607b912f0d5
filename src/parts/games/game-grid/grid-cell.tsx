import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { placeClass, type FactsLook } from '../game-card/card-class.ts'
import { GameCard } from '../game-card/game-card.tsx'
import type { CardLook, CardProps } from '../game-card/card-props.ts'
import type { DrawQueue } from '../../../ui/lists/fling/draw-queue.ts'

interface GridCellProps extends CardProps {
  readonly look: CardLook
  readonly facts: FactsLook
  readonly queue: DrawQueue
}

/** A card, or its place for the few frames until its turn comes. */
export function GridCell({ queue, facts, ...card }: GridCellProps) {
  const [drawn, setDrawn] = useState(queue.isFresh)
  useEffect(() => {
    if (drawn) return undefined
    // At once, since the queue looks at how long it took.
    return queue.add(() => flushSync(() => setDrawn(true)))
  }, [queue, drawn])
  if (drawn) return <GameCard {...card} />
  return <div className={placeClass(card.look, facts)} />
}
