import { useEffect, useState, type RefObject } from 'react'
import { media } from '../../../ui/layout/media.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'

/** How long a slide stands. */
const STAND_MS = 7000

export interface Autoplay {
  /** Whether slides move by themselves here at all: not where less motion is asked for. */
  readonly offered: boolean
  readonly paused: boolean
  readonly setPaused: (paused: boolean) => void
}

/**
 * Calls `next` after a while, again for each slide; never while the visitor points at the carousel, has the focus in it,
 * looks at another tab, or has paused it (WCAG 2.2.2).
 * @param next another function for another slide, which begins the wait anew
 */
export function useAutoplay(area: RefObject<HTMLElement | null>, next: () => void): Autoplay {
  const offered = !useMedia(media.still)
  const [paused, setPaused] = useState(false)
  const held = useHeld(area)
  useEffect(() => {
    if (!offered || paused || held) return undefined
    const timer = setTimeout(next, STAND_MS)
    return () => clearTimeout(timer)
  }, [offered, paused, held, next])
  return { offered, paused, setPaused }
}

/** Whether the visitor is at it, or can't see it. */
function useHeld(area: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    let [over, focused, away] = [false, false, false]
    const tell = (): void => setHeld(over || focused || away || document.hidden)
    const on = (change: () => void) => (): void => {
      change()
      tell()
    }
    const observer = new IntersectionObserver((changes) => on(() => (away = !changes.at(-1)?.isIntersecting))(), {
      threshold: 0.3,
    })
    observer.observe(element)
    const stop = new AbortController()
    const listen = (type: string, change: () => void): void =>
      element.addEventListener(type, on(change), { signal: stop.signal })
    listen('pointerenter', () => (over = true))
    listen('pointerleave', () => (over = false))
    listen('focusin', () => (focused = true))
    listen('focusout', () => (focused = false))
    document.addEventListener('visibilitychange', tell, { signal: stop.signal })
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [area])
  return held
}
