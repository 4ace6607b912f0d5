import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PartList } from './part-list.ts'

interface Part {
  readonly isDrawn: boolean
  /** How high it stood when it was drawn as it is, in pixels; `undefined` for one that never was. */
  readonly height: number | undefined
}

interface Stood {
  readonly size: string
  readonly height: number
}

/**
 * Whether a part of a long list is drawn, or keeps its place.
 * @param isFirst whether it opens the page
 * @param count what its height follows from besides the window's width, such as how many rows it has
 */
export function usePart(list: PartList, ref: RefObject<HTMLElement | null>, isFirst: boolean, count: number): Part {
  const size = `${count}/${globalThis.innerWidth}`
  const [isDrawn, setIsDrawn] = useState(() => isFirst && list.queue.isFresh())
  const [stood, setStood] = useState<Stood | null>(null)
  const hear = useEffectEvent((stays: boolean, height: number): void => {
    if (isDrawn && !stays) setStood({ size, height })
    setIsDrawn(stays)
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    /** Takes back what goes once the focus has left. */
    let stayed = new AbortController()
    const unwatch = list.watch(element, (isNear, height) => {
      stayed.abort()
      // The focus would be lost with what has it.
      const stays = isNear || element.contains(document.activeElement)
      if (!isNear && stays) {
        stayed = new AbortController()
        const leave = ({ relatedTarget }: FocusEvent): void => {
          if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget)) hear(false, height)
        }
        element.addEventListener('focusout', leave, { signal: stayed.signal })
      }
      // At once, since the queue looks at how long it took.
      flushSync(() => hear(stays, height))
    })
    return () => {
      stayed.abort()
      unwatch()
    }
  }, [list, ref])
  return { isDrawn, height: stood?.size === size ? stood.height : undefined }
}
