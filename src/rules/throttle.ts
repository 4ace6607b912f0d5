/**
 * Lets a call through at most once in a while; calls in between are dropped, not queued.
 * @param ms the while, in milliseconds
 * @returns whether the call went through
 */
export function createThrottle(ms: number, now: () => number = Date.now): (run: () => void) => boolean {
  let last = Number.NEGATIVE_INFINITY
  return (run) => {
    if (now() - last < ms) return false
    last = now()
    run()
    return true
  }
}
