import { useEffect, useState } from 'react'
import { media } from '../../../ui/layout/media.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'

/** How long a line stands. */
const STAND_MS = 4500

/**
 * Which of several stands just now, from 0: another one after a while, unless it is paused, the page is not looked at, or less
 * motion is asked for.
 */
export function useRolling(count: number, paused: boolean): number {
  const still = useMedia(media.still)
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (still || paused || count < 2) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) setAt((now) => (now + 1) % count)
    }, STAND_MS)
    return () => clearInterval(timer)
  }, [count, paused, still])
  return count === 0 ? 0 : at % count
}
