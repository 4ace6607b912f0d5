import { useSyncExternalStore } from 'react'

/**
 * Whether a media query holds. While the build renders, every query holds, so that the markup has room for all.
 * @param query such as `DESKTOP`
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => true,
  )
}
