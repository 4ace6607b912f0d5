import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { DrawQueue } from '../../../ui/lists/fling/draw-queue.ts'

interface RowPlaceProps {
  readonly queue: DrawQueue
  /** Whether it opens the page: then it is drawn with it. */
  readonly isFirst: boolean
  /** As high as what comes. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** A part of a long list, or its place for the few frames until its turn comes. */
export function RowPlace({ queue, isFirst, waiting, children }: RowPlaceProps) {
  const [drawn, setDrawn] = useState(() => isFirst && queue.isFresh())
  useEffect(() => {
    if (drawn) return undefined
    // At once, since the queue looks at how long it took.
    return queue.add(() => flushSync(() => setDrawn(true)))
  }, [queue, drawn])
  return drawn ? children : waiting
}
