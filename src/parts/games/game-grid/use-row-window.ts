import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createPaceMeter, type Pace } from './scroll-pace.ts'
import { isCovered, rowWindow, type RowPlace, type RowWindow } from './row-window.ts'

/** How far above and below the window rows exist, in pixels. */
const BESIDE = 320
/** How few of them may be left before the rows follow: often enough to be there, seldom enough to leave frames alone. */
const LEAST_BESIDE = 120
/** After how long without a move a list rests, in milliseconds, in browsers that do not tell. */
const REST_MS = 150
/** The same once it was flung: until then a finger may come back to fling it on, and would wait for a window of rows. */
const FLUNG_REST_MS = 100

interface Moves {
  /** Each time the list has scrolled. @param covered whether all rows that are seen exist */
  readonly onMove: (pace: Pace, place: RowPlace, covered: boolean) => void
  readonly onRest: (place: RowPlace) => void
}

type RowShape = Pick<RowPlace, 'count' | 'rowHeight'>

/**
 * The rows of a list that exist while the window scrolls. While it is flung past they stay which they were: rows that
 * nobody looks at would cost the frames in which the rest moves.
 * @param root begins where the first row does
 */
export function useRowWindow(
  root: RefObject<HTMLElement | null>,
  { count, rowHeight }: RowShape,
  { onMove, onRest }: Moves,
): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: 0 })
  const flung = useRef(false)
  const place = (): RowPlace => placeOf(root.current, { count, rowHeight })
  const show = (at: RowPlace): void => {
    const next = rowWindow(at, BESIDE)
    setShown((held) => (held.from === next.from && held.to === next.to ? held : next))
  }
  const showOf = useEffectEvent((shape: RowShape) => {
    if (!flung.current) show(placeOf(root.current, shape))
  })
  useLayoutEffect(() => showOf({ count, rowHeight }), [count, rowHeight])

  const moved = useEffectEvent((pace: Pace) => {
    const at = place()
    flung.current = pace === 'fling'
    onMove(pace, at, isCovered(at, shown))
    if (!flung.current && !isCovered(at, shown, LEAST_BESIDE)) show(at)
  })
  const rested = useEffectEvent(() => {
    const at = place()
    flung.current = false
    show(at)
    onRest(at)
  })
  useEffect(() => {
    const paceOf = createPaceMeter()
    const tells = 'onscrollend' in window
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = ({ timeStamp }: Event): void => {
      clearTimeout(timer)
      moved(paceOf(scrollY, innerHeight, timeStamp))
      if (!tells) timer = setTimeout(rested, REST_MS)
    }
    const ended = (): void => {
      clearTimeout(timer)
      if (flung.current) timer = setTimeout(rested, FLUNG_REST_MS)
      else rested()
    }
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('scrollend', ended)
    addEventListener('resize', rested)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', scrolled)
      removeEventListener('scrollend', ended)
      removeEventListener('resize', rested)
    }
  }, [])
  return shown
}

const placeOf = (root: HTMLElement | null, shape: RowShape): RowPlace => ({
  ...shape,
  top: -(root?.getBoundingClientRect().top ?? 0),
  height: innerHeight,
})
