import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { DrawQueue } from '../../../ui/lists/fling/draw-queue.ts'

interface RowPlaceProps {
  /** `undefined` in a list that never scrolls fast: there it is drawn at once. */
  readonly queue: DrawQueue | undefined
  /** As high as what comes. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** A part of a long list, or its place for the few frames until its turn comes. */
export function RowPlace({ queue, waiting, children }: RowPlaceProps) {
  const [drawn, setDrawn] = useState(queue?.isFresh ?? true)
  useEffect(() => {
    if (drawn || !queue) return undefined
    // At once, since the queue looks at how long it took.
    return queue.add(() => flushSync(() => setDrawn(true)))
  }, [queue, drawn])
  return drawn ? children : waiting
}
