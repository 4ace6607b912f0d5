import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { asksForStillness, HAS_TRANSITIONS } from './page-transition.ts'
import { comingTime, turn } from './shell.css.ts'

/** About its left edge, so that nothing of it ever sticks out of the window, which would then scroll sideways. */
const HINGE = { transformOrigin: 'left top' }
const COMING = [
  // The browser's own transition fades by itself; twice would be a flicker.
  { ...(HAS_TRANSITIONS ? {} : { opacity: 0 }), transform: turn, ...HINGE },
  { opacity: 1, ...HINGE },
]
/** The title is set by an effect of the route; it is read after that. */
export const TITLE_MS = 150

/**
 * When another page has come: lets it come as the theme says, moves the focus to it, and says its title.
 * @returns the words for a live region
 */
export function usePageChange(main: RefObject<HTMLElement | null>): string {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const before = useRef(path)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (before.current === path) return undefined
    before.current = path
    const element = main.current
    if (element && !asksForStillness()) element.animate(COMING, motionMs(element))
    // A dialog that is open keeps the focus, and an anchor gets its own.
    if (element && !document.querySelector('dialog:modal') && location.hash === '')
      element.focus({ preventScroll: true })
    const timer = setTimeout(() => setAnnouncement(document.title), TITLE_MS)
    return () => clearTimeout(timer)
  }, [path, main])
  return announcement
}

/** The time that the theme gives a movement, in milliseconds. */
function motionMs(element: Element): number {
  const name = comingTime.slice('var('.length, -1)
  return Number.parseFloat(getComputedStyle(element).getPropertyValue(name)) || 0
}
