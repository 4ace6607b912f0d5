import { useEffect, type RefObject } from 'react'
import { LAZY_THRESHOLD } from '../../rules/figures.ts'

const SEEN = { threshold: LAZY_THRESHOLD }

/** Asks for more once the end of a list comes into view; there and then, where it is in view already. */
export function useEndSeen(end: RefObject<Element | null>, onMore: (() => void) | undefined): void {
  useEffect(() => {
    if (!onMore || !end.current) return undefined
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) onMore()
    }, SEEN)
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end, onMore])
}
