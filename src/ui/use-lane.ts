import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** What there is beyond the window's view of a lane. */
export interface LaneView {
  readonly list: RefObject<HTMLUListElement | null>
  readonly more: { readonly before: boolean; readonly after: boolean }
  /** Moves by what is seen at once: 1 onwards, -1 back. */
  readonly move: (by: 1 | -1) => void
}

/**
 * Watches a lane's first and last item instead of its scrolling, which so costs no script.
 * @param count how many items it has: with another number the ends are others
 */
export function useLane(count: number): LaneView {
  const list = useRef<HTMLUListElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const root = list.current
    const [first, last] = [root?.children[0], root?.children[count - 1]]
    if (!root || !first || !last) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        setMore((held) => {
          const seen = (end: Element): boolean | undefined =>
            entries.findLast(({ target }) => target === end)?.isIntersecting
          const [atStart, atEnd] = [seen(first), seen(last)]
          return {
            before: atStart === undefined ? held.before : !atStart,
            after: atEnd === undefined ? held.after : !atEnd,
          }
        })
      },
      // All but a hair of it: sizes are rarely whole pixels.
      { root, threshold: 0.95 },
    )
    observer.observe(first)
    if (last !== first) observer.observe(last)
    return () => observer.disconnect()
  }, [count])
  const move = useCallback((by: 1 | -1) => {
    const root = list.current
    if (!root) return
    const direction = getComputedStyle(root).direction === 'rtl' ? -by : by
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    root.scrollBy({ left: direction * root.clientWidth * 0.85, behavior: still ? 'instant' : 'smooth' })
  }, [])
  return { list, more, move }
}
