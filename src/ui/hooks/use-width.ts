import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide an element is, in whole pixels; 0 until it has been measured, which is before the first paint. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const measure = (): void => setWidth(Math.round(element.current?.clientWidth ?? 0))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
