import { useLayoutEffect } from 'react'

/**
 * Keeps the window where it is while a list in it grows: a browser would hold on to what stands below the list, carry the reader
 * along whenever a page comes, and so on to the list's end.
 * @param isAtEnd whether what stands below may be in sight; elsewhere the browser's own way keeps the reader's place
 */
export function useStillWhereListsGrow(isAtEnd = true): void {
  useLayoutEffect(() => {
    if (!isAtEnd) return undefined
    const { style } = document.documentElement
    style.overflowAnchor = 'none'
    return () => void (style.overflowAnchor = '')
  }, [isAtEnd])
}
