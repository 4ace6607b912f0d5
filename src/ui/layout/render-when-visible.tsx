import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How far below the window something may stand and still be prepared. */
const MARGIN = '400px'

interface RenderWhenVisibleProps {
  /** What stands in the place until then: of the same size, so that nothing moves. */
  readonly waiting: ReactNode
  /** For what a first view may hold: whether to come only once it is seen, so that what lies below it costs nothing yet. */
  readonly seen?: boolean
  readonly children: ReactNode
}

/** Shows its children once the player comes near: what nobody scrolls to costs nobody's data. */
export function RenderWhenVisible({ waiting, seen = false, children }: RenderWhenVisibleProps) {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (near || !place.current) return undefined
    // A busy page is told several changes at once, the oldest first.
    const tell = (changes: readonly IntersectionObserverEntry[]): void => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    }
    const observer = new IntersectionObserver(tell, { rootMargin: seen ? '0px' : MARGIN })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, seen])
  return near ? children : <div ref={place}>{waiting}</div>
}
