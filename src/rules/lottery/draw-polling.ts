/** When results of lotteries are asked for again. */
import { AFTER_DRAW, backOffMs, LATE_RESULT, WITHOUT_DRAW } from '../back-off.ts'

/** What a page knows of draws; times are milliseconds since 1970, by the server's clock. */
interface Known {
  /** When the next draws are held, as the last answer said. */
  readonly draws: readonly number[]
  /** When that answer came. */
  readonly answeredAt: number
  /** Where this page stands, from 0 to 1, among all that wait for the same draw. */
  readonly chance: number
}

/** While a question is under way the next one is planned already: no sooner than this. */
const LEAST_MS = 1000

/**
 * Milliseconds until the results are to be asked for: just after the soonest draw, so that a page with many lotteries
 * asks once for each draw instead of every second; soon again where the last answer was from before a draw that it should
 * have told of; and every minute or so, since a calendar may change, and clocks drift. It follows from the last answer
 * alone, so that looking at it in between puts nothing off.
 * @param now by the server's clock
 */
export function pollDelayMs({ draws, answeredAt, chance }: Known, now: number): number {
  const after = (moment: number, backOff: typeof AFTER_DRAW): number => moment + backOffMs(backOff, 0, chance)
  const moments = draws.map((draw) => (draw <= answeredAt ? after(answeredAt, LATE_RESULT) : after(draw, AFTER_DRAW)))
  return Math.max(LEAST_MS, Math.min(...moments, after(answeredAt, WITHOUT_DRAW)) - now)
}
