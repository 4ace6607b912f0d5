import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How far below the window something may stand and still be prepared. */
const MARGIN = '400px'

interface NearProps {
  /** What stands in the place until then: of the same size, so that nothing moves. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Shows its children once the player comes near: what nobody scrolls to costs nobody's data. */
export function Near({ waiting, children }: NearProps) {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (near || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  return near ? children : <div ref={place}>{waiting}</div>
}
