import { useCallback, useRef, useState, type RefCallback } from 'react'

/** What there is beyond the window's view of a lane. */
export interface LaneView {
  readonly list: RefCallback<HTMLUListElement>
  readonly more: More
  /** Moves by what is seen at once: 1 onwards, -1 back. */
  readonly move: (by: 1 | -1) => void
}

interface More {
  readonly before: boolean
  readonly after: boolean
}

const NOTHING: More = { before: false, after: false }

/**
 * Watches a lane's first and last item instead of its scrolling, which so costs no script.
 * @param count how many items it has; 0 for a list that is no lane
 */
export function useLane(count: number): LaneView {
  const root = useRef<HTMLUListElement>(null)
  const [more, setMore] = useState(NOTHING)
  const isLane = count > 0
  const list = useCallback(
    (element: HTMLUListElement) => {
      root.current = element
      const stop = isLane ? watchEnds(element, setMore) : undefined
      return () => {
        root.current = null
        stop?.()
        setMore(NOTHING)
      }
    },
    [isLane],
  )
  const move = useCallback((by: 1 | -1) => {
    if (!root.current) return
    const direction = getComputedStyle(root.current).direction === 'rtl' ? -by : by
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    root.current.scrollBy({
      left: direction * root.current.clientWidth * 0.85,
      behavior: still ? 'instant' : 'smooth',
    })
  }, [])
  return { list, more, move }
}

/**
 * Says what there is beyond the view, whenever an end comes into it, leaves it, or is another element than before.
 * @returns what ends the watch
 */
function watchEnds(list: HTMLUListElement, say: (next: (held: More) => More) => void): () => void {
  let first: Element | null = null
  let last: Element | null = null
  const view = new IntersectionObserver(
    (entries) => {
      say((held) => {
        const seen = (end: Element | null): boolean | undefined =>
          entries.findLast(({ target }) => target === end)?.isIntersecting
        const [atStart, atEnd] = [seen(first), seen(last)]
        return {
          before: atStart === undefined ? held.before : !atStart,
          after: atEnd === undefined ? held.after : !atEnd,
        }
      })
    },
    // All but a hair of it: sizes are rarely whole pixels.
    { root: list, threshold: 0.95 },
  )
  const look = (): void => {
    if (first === list.firstElementChild && last === list.lastElementChild) return
    first = list.firstElementChild
    last = list.lastElementChild
    view.disconnect()
    for (const end of new Set([first, last])) if (end) view.observe(end)
  }
  const items = new MutationObserver(look)
  items.observe(list, { childList: true })
  look()
  return () => {
    items.disconnect()
    view.disconnect()
  }
}
