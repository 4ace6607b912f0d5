import { createPaceMeter } from './scroll-pace.ts'

/** A flung list that has not moved for so long has come to rest, in milliseconds. */
const REST_MS = 80

/**
 * Keeps a fling from whoever draws by how the element scrolls, and tells them where it has come to rest: a slow phone spends more
 * on rows that nobody reads than a frame has.
 * @returns ends it
 */
export function holdFlings(element: HTMLElement): () => void {
  const paceOf = createPaceMeter()
  let [rest, isRest, fast] = [0, false, 0]
  const hold = (event: Event): void => {
    clearTimeout(rest)
    const pace = paceOf(element.scrollTop, element.clientHeight, performance.now())
    fast = pace === 'fling' ? fast + 1 : 0
    // One alone is a jump soon after another one: who draws has to hear of it at once, or would go on from where it was.
    if (isRest || fast < 2) return
    event.stopImmediatePropagation()
    rest = window.setTimeout(() => {
      isRest = true
      element.dispatchEvent(new Event('scroll'))
      isRest = false
    }, REST_MS)
  }
  // Before those who listen to the element itself.
  element.addEventListener('scroll', hold, { capture: true, passive: true })
  return () => {
    clearTimeout(rest)
    element.removeEventListener('scroll', hold, { capture: true })
  }
}
