/** The server's time as its answers tell it: what is sealed is dated, and many a device's clock is wrong. */
export interface ServerClock {
  /** Learns from an answer's `Date`; one without it, or from another origin that hides it, teaches nothing. */
  readonly note: (answer: Pick<Response, 'headers'>) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A clock that is off by less is right: answers take a while, and `Date` counts whole seconds. */
const TOLERANCE_MS = 5000

/** @param device the device's own clock, in milliseconds since 1970 */
export function createServerClock(device: () => number = Date.now): ServerClock {
  let ahead = 0
  return {
    note: ({ headers }) => {
      const off = Date.parse(headers.get('date') ?? '') - device()
      if (!Number.isNaN(off)) ahead = Math.abs(off) < TOLERANCE_MS ? 0 : off
    },
    now: () => device() + ahead,
  }
}
