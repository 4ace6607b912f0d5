import { useLayoutEffect } from 'react'

/**
 * Keeps the window where it is while a list in it grows: a browser would hold on to what stands below the list, carry the reader
 * along whenever a page comes, and so on to the list's end.
 */
export function useStillWhereListsGrow(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.overflowAnchor = 'none'
    return () => void (style.overflowAnchor = '')
  }, [])
}
