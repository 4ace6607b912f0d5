/** Longer than a browser's smooth scrolling takes. */
const ARRIVED_MS = 1000

/**
 * Moves the carousel to a slide; at once where less motion is asked for.
 * @param track what the slides lie in, side by side
 * @param slide from 0
 */
export function scrollToSlide(track: HTMLElement, slide: number): void {
  const [first, target] = [track.children[0], track.children[slide]]
  if (!(first instanceof HTMLElement) || !(target instanceof HTMLElement)) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  // A layout on the way would let the browser snap back to where it came from.
  track.style.scrollSnapType = 'none'
  setTimeout(() => track.style.removeProperty('scroll-snap-type'), still ? 0 : ARRIVED_MS)
  // Not scrollIntoView: that would move the page, too.
  track.scrollTo({ left: target.offsetLeft - first.offsetLeft, behavior: still ? 'instant' : 'smooth' })
}
