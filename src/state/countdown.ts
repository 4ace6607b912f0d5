import { useEffect, useState } from 'react'
import { nextTick, timeLeft } from '../rules/countdown.ts'

/** What says that the page is looked at again: a document, or a stand-in. */
export type VisibilitySource = Pick<Document, 'addEventListener' | 'removeEventListener'>

/**
 * Tells the time left, each second and whenever the page wakes, until it has come to its end.
 * @param moment milliseconds since 1970, by the server's clock
 * @param offset how far that clock is ahead of the device's, as `latestDrawsQuery` gives it
 * @param tell is handed milliseconds, at once and then at each change of what `countdownParts` shows
 * @returns what stops it
 */
export function runCountdown(
  moment: number,
  offset: number,
  tell: (left: number) => void,
  wakes: VisibilitySource,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = (): void => {
    clearTimeout(timer)
    const left = timeLeft(moment, Date.now(), offset)
    tell(left)
    const wait = nextTick(left)
    if (wait !== null) timer = setTimeout(tick, wait)
  }
  tick()
  // A browser holds the timers of a hidden tab back.
  wakes.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    wakes.removeEventListener('visibilitychange', tick)
  }
}

/**
 * Milliseconds until a draw; renders once a second. Show it with `countdownParts`.
 * @param moment milliseconds since 1970, by the server's clock
 * @param offset as `latestDrawsQuery` gives it
 */
export function useTimeLeft(moment: number, offset: number): number {
  const [left, setLeft] = useState(() => timeLeft(moment, Date.now(), offset))
  useEffect(() => runCountdown(moment, offset, setLeft, document), [moment, offset])
  return left
}
