import { useCallback, useState, type RefCallback } from 'react'

/**
 * How high a row is, in pixels, as its style says it in the reader's own size of letters.
 * @param isTable another value is another ruler
 * @returns 0 before it has been measured, which is before the first paint; and what to measure
 */
export function useRowHeight(isTable: boolean): [height: number, ruler: RefCallback<HTMLElement>] {
  const [height, setHeight] = useState(0)
  const ruler = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const measure = (): void => setHeight(element.getBoundingClientRect().height)
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    // The same element takes another height.
    // oxlint-disable-next-line react/exhaustive-deps
    [isTable],
  )
  return [height, ruler]
}
