import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { placeClass, type FactsLook } from '../game-card/card-class.ts'
import { GameCard } from '../game-card/game-card.tsx'
import { isTableLook, type CardProps, type ListLook } from '../game-card/card-props.ts'
import { TableCard } from '../table-card/table-card.tsx'
import type { DrawQueue } from '../../../ui/lists/fling/draw-queue.ts'

interface GridCellProps extends CardProps {
  readonly look: ListLook
  readonly facts: FactsLook
  readonly queue: DrawQueue
}

/** A card, or its place for the few frames until its turn comes. */
export function GridCell({ queue, facts, look, ...card }: GridCellProps) {
  const [drawn, setDrawn] = useState(queue.isFresh)
  useEffect(() => {
    if (drawn) return undefined
    // At once, since the queue looks at how long it took.
    return queue.add(() => flushSync(() => setDrawn(true)))
  }, [queue, drawn])
  if (!drawn) return <div className={placeClass(look, facts)} />
  if (!isTableLook(look)) return <GameCard {...card} look={look} />
  const { marksHot: _marks, ...table } = card
  return <TableCard {...table} look={look} />
}
