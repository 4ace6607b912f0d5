import { useCallback, useEffect, useState, type RefObject } from 'react'
import { scrollToSlide } from './scroll-to-slide.ts'

/**
 * The slide that is seen, from 0, and what shows another one.
 * @param track where the slides lie
 * @param keys of all behind the first one, in one: others take their places without being more or fewer
 */
export function useSlideInSight(
  track: RefObject<HTMLElement | null>,
  keys: string,
): readonly [current: number, go: (slide: number) => void] {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const root = track.current
    if (!root || keys === '') return undefined
    const slides = [...root.children]
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(slides.indexOf(seen.target))
      },
      { root, threshold: 0.6 },
    )
    for (const slide of slides) observer.observe(slide)
    return () => observer.disconnect()
  }, [track, keys])
  const go = useCallback(
    (slide: number) => {
      if (track.current) scrollToSlide(track.current, slide)
    },
    [track],
  )
  return [current, go]
}
