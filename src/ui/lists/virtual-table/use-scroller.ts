import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { holdFlings } from '../fling/hold-flings.ts'

interface Scroller {
  /** The nearest element around that scrolls, or the page. */
  readonly scroller: RefObject<HTMLElement | null>
  /** What stands in it above the table's rows, in pixels. */
  readonly above: number
  /** Looks how much that is: filters break, and notices come and go. */
  readonly measure: () => void
}

/** What a table scrolls in. */
export function useScroller(table: RefObject<HTMLTableElement | null>): Scroller {
  const scroller = useRef<HTMLElement>(null)
  const [above, setAbove] = useState(0)
  const measure = useCallback((): void => {
    const body = table.current?.tBodies[0]
    if (!body || !scroller.current) return
    const { top } = scroller.current.getBoundingClientRect()
    setAbove(Math.round(body.getBoundingClientRect().top - top + scroller.current.scrollTop))
  }, [table])
  useLayoutEffect(() => {
    let around = table.current?.parentElement ?? null
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
    scroller.current = around ?? document.documentElement
    measure()
    return holdFlings(scroller.current)
  }, [table, measure])
  return { scroller, above, measure }
}
