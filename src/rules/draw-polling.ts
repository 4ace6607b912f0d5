/** When results of lotteries are asked for again. */

/** Draws take a moment to be published. */
const SETTLE_MS = 1500
/** Between two questions while a result is late. */
const LATE_MS = 5000
/** The longest that a page goes without asking; a calendar may change, and clocks drift. */
const LONGEST_MS = 60_000

/**
 * Milliseconds until the results are to be asked for: just after the soonest draw, so that a page with many lotteries
 * asks once for each draw instead of every second.
 * @param draws when the next draws are held, in milliseconds since 1970, by the server's clock
 * @param now by the server's clock
 */
export function nextAsk(draws: readonly number[], now: number): number {
  const soonest = Math.min(...draws)
  if (soonest <= now) return LATE_MS
  return Math.min(soonest - now + SETTLE_MS, LONGEST_MS)
}
