/** How a page that gets no answer asks again by itself: soon at first, then ever more rarely. Spec: not shown. */

const FIRST_MS = 4_000
const LONGEST_MS = 60_000
/** Spread over this much, so that pages that failed together do not come back together. */
const SPREAD_MS = 2_000

interface Asked {
  /** What the last question failed with, or `null`. */
  readonly error: unknown
  /** Questions that failed since the last answer. */
  readonly failures: number
  /** Milliseconds since 1970; what is under a second stands for chance, and stays the same for one failure. */
  readonly errorUpdatedAt: number
}

/** Milliseconds until the next question, or `null` after an answer. */
export function nextAskMs({ error, failures, errorUpdatedAt }: Asked): number | null {
  if (error === null) return null
  return Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) + ((errorUpdatedAt * (SPREAD_MS / 1000)) % SPREAD_MS)
}
