/**
 * Time left until a moment of the server's (spec 1 and 2: lottery draws; codes, deposits and idling as well). Everything is worked out from the clock at
 * the moment of asking and nothing is counted down, so that a tab that slept shows the right time when it wakes.
 */

/**
 * How far the server's clock is ahead of the device's. Taken for the middle of the call, since its two ways take
 * about as long; wrong by at most half of the call.
 * @param serverTime what the answer said; like all of these milliseconds since 1970, UTC
 * @param sentAt when the call was sent, by the device's clock
 * @param receivedAt when its answer was there, by the device's clock
 * @returns milliseconds, negative where the server's clock is behind
 */
export function clockOffset(serverTime: number, sentAt: number, receivedAt: number): number {
  return Math.round(serverTime - (sentAt + receivedAt) / 2)
}

/**
 * Milliseconds until a moment of the server's clock, 0 once it has passed.
 * @param now the device's clock
 * @param offset as `clockOffset` gives it
 */
export function timeLeft(moment: number, now: number, offset: number): number {
  return Math.max(0, moment - (now + offset))
}

export interface CountdownParts {
  /** Whole hours, more than 23 where there is more than a day left. */
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Splits milliseconds for display. Rounded up to seconds, so that it shows zero only when the time has come. */
export function countdownParts(left: number): CountdownParts {
  const seconds = Math.ceil(Math.max(0, left) / 1000)
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

/** Milliseconds until what `countdownParts` shows changes; `null` when it has come to its end. */
export function nextTick(left: number): number | null {
  if (left <= 0) return null
  return left % 1000 || 1000
}
