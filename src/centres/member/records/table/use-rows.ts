import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Span } from '../../../../rules/records/page-span.ts'
import { createPaceMeter } from '../../../../parts/games/game-grid/scroll-pace.ts'
import { isCovered, rowWindow, type RowPlace, type RowWindow } from '../../../../parts/games/game-grid/row-window.ts'

/** How far above and below what is seen rows exist, in pixels, and how few of them may be left before they follow. */
const BESIDE = 400
const LEAST_BESIDE = 100
/** After how long without a move a list rests, in milliseconds: its pages are asked for then. */
const REST_MS = 120

interface Shape {
  readonly count: number
  /** Pixels; 0 before it has been measured. */
  readonly rowHeight: number
}

/** The nearest element around that scrolls, or the page. */
export function scrollerOf(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return element.ownerDocument.documentElement
}

function placeOf(root: HTMLElement | null, scroller: Element | null, shape: Shape): RowPlace | null {
  if (!root || !scroller || shape.rowHeight === 0) return null
  const isPage = scroller === root.ownerDocument.documentElement
  const upper = isPage ? 0 : scroller.getBoundingClientRect().top
  return { ...shape, top: upper - root.getBoundingClientRect().top, height: scroller.clientHeight }
}

/**
 * The rows of a list that exist while what is around it scrolls. While it is flung past they stay which they were, and
 * pages are asked for where it comes to rest.
 * @param root begins where the first row does
 */
export function useRows(root: RefObject<HTMLElement | null>, shape: Shape, onSeen: (seen: Span) => void): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: 0 })
  // Looked for once: each look makes the page work out its styles.
  const scroller = useRef<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const show = (place: RowPlace): void => {
    const next = rowWindow(place, BESIDE)
    setShown((held) => (held.from === next.from && held.to === next.to ? held : next))
  }
  const restWith = useEffectEvent((now: Shape): void => {
    if (root.current) scroller.current ??= scrollerOf(root.current)
    const place = placeOf(root.current, scroller.current, now)
    if (!place) return
    show(place)
    const { from, to } = rowWindow(place, BESIDE)
    onSeen({ from, to: Math.max(from, to - 1) })
  })
  const moved = useEffectEvent((pace: 'scroll' | 'fling'): void => {
    const place = pace === 'scroll' ? placeOf(root.current, scroller.current, shape) : null
    if (place && !isCovered(place, shown, LEAST_BESIDE)) show(place)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => restWith(shape), REST_MS)
  })
  const settled = useEffectEvent((): void => restWith(shape))
  const { count, rowHeight } = shape
  // Where the list stands can only be measured, before anything of it is painted.
  useLayoutEffect(() => restWith({ count, rowHeight }), [count, rowHeight])
  useEffect(() => {
    const paceOf = createPaceMeter()
    const scrolled = ({ target, timeStamp }: Event): void => {
      const moving = scroller.current
      if (!moving || (target !== moving && target !== document)) return
      moved(paceOf(moving.scrollTop, moving.clientHeight, timeStamp))
    }
    const resized = (): void => settled()
    // Scrolling does not bubble, so it is heard on its way down.
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
    addEventListener('resize', resized)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('scroll', scrolled, { capture: true })
      removeEventListener('resize', resized)
    }
  }, [])
  return shown
}
