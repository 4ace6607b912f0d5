/**
 * How long to wait before asking once more: the one function for every such wait. Spec: not shown.
 *
 * Full jitter: anything up to a bound that doubles with each failure. Pages that failed together would come back together
 * with any other wait, and a server that has just come up would go down under them.
 */

/** How a kind of question is asked again; all in milliseconds. */
export interface BackOff {
  /** The shortest wait; 0 unless given. */
  readonly leastMs?: number
  /** The longest wait after one failure. */
  readonly firstMs: number
  /** The longest wait after any number of failures. */
  readonly longestMs: number
}

/** More would be more than a number holds. */
const MOST_DOUBLINGS = 50

/**
 * Milliseconds to wait: at least `leastMs`, at most `firstMs` doubled with each failure before the last, never above
 * `longestMs`.
 * @param failures those in a row before the last one; 0 for the first
 * @param chance from 0 to 1, evenly spread over the pages that wait
 */
export function backOffMs(
  { leastMs = 0, firstMs, longestMs }: BackOff,
  failures: number,
  chance: number = Math.random(),
): number {
  const bound = Math.max(leastMs, Math.min(longestMs, firstMs * 2 ** Math.min(failures, MOST_DOUBLINGS)))
  return leastMs + chance * (bound - leastMs)
}

/**
 * Milliseconds until a server that has said how long it wants to be left alone is asked again, and some more.
 * @param seconds as it said
 * @param failures as `backOffMs` takes them
 */
export const afterNamedWaitMs = (seconds: number, failures = 0): number =>
  seconds * 1000 + backOffMs(AFTER_NAMED_WAIT, failures)

/** Further tries within one call, while somebody waits for its answer. */
export const WITHIN_CALL: BackOff = { leastMs: 100, firstMs: 600, longestMs: 1200 }
/** The one further try of a call that every open page makes. */
export const WITHIN_CALM_CALL: BackOff = { leastMs: 500, firstMs: 2000, longestMs: 2000 }
/** What comes on top of a wait that the server has named: whoever was told the same is not to come back at once. */
const AFTER_NAMED_WAIT: BackOff = { firstMs: 1000, longestMs: 8000 }
/**
 * A page's questions that failed: within half a minute after an outage all of them were asked again. The first wait is as wide
 * as it is so that a hundred thousand pages that failed together do not come back in a rush (`npm run bench -- --only herd`).
 */
export const ASK_AGAIN: BackOff = { leastMs: 1000, firstMs: 12_000, longestMs: 18_000 }
/** What has failed is asked again so soon once something tells that it may be answered. */
export const ON_GOOD_NEWS: BackOff = { firstMs: 2000, longestMs: 2000 }
/** The stream of news: every member's page holds one, and all of them end together where a server goes. */
export const RECONNECT: BackOff = { leastMs: 5000, firstMs: 30_000, longestMs: 30_000 }
/** What came of money that was sent: somebody is looking at it. */
export const SETTLE: BackOff = { leastMs: 250, firstMs: 500, longestMs: 8000 }
/** After a draw, whose result takes a moment to be published: all pages of a lottery wait for the same one. */
export const AFTER_DRAW: BackOff = { leastMs: 1500, firstMs: 6500, longestMs: 6500 }
/** While a result that was to be there is not. */
export const LATE_RESULT: BackOff = { leastMs: 3000, firstMs: 7000, longestMs: 7000 }
/** The longest that a page of lotteries goes without asking. */
export const WITHOUT_DRAW: BackOff = { leastMs: 30_000, firstMs: 60_000, longestMs: 60_000 }
/** A part that did not load, once somebody is there: what fails again and again is not asked for with every move. */
export const PART: BackOff = { leastMs: 2500, firstMs: 5000, longestMs: 5000 }
/** A picture that did not come (spec 9, "retry 3 times"). */
export const PICTURE: BackOff = { leastMs: 500, firstMs: 2000, longestMs: 8000 }
/** Prices of sports where there is no stream: each holds for ten seconds, so what is asked for again comes well before. */
export const PRICES: BackOff = { leastMs: 2500, firstMs: 5000, longestMs: 5000 }
