import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PartList } from './part-list.ts'

interface Part {
  readonly isDrawn: boolean
  /** How high it stood when it was drawn, in pixels; `undefined` for one that never was. */
  readonly height: number | undefined
}

/**
 * Whether a part of a long list is drawn, or keeps its place.
 * @param isFirst whether it opens the page
 */
export function usePart(list: PartList, ref: RefObject<HTMLElement | null>, isFirst: boolean): Part {
  const [part, setPart] = useState<Part>(() => ({
    isDrawn: isFirst && list.queue.isFresh(),
    height: undefined,
  }))
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    return list.watch(element, (isNear, stood) => {
      // The focus would be lost with what has it.
      const stays = isNear || element.contains(document.activeElement)
      // At once, since the queue looks at how long it took.
      flushSync(() =>
        setPart(({ isDrawn, height }) => ({ isDrawn: stays, height: isDrawn && !stays ? stood : height })),
      )
    })
  }, [list, ref])
  return part
}
