/**
 * The server's clock as far as messages tell it: each says when it was sent, and takes some time to come. The quickest of them
 * is the closest to the truth, so a message that was held up on its way is not taken for a fresh one. Spec: not shown.
 */

/** How far the server's clock is ahead of the device's, in milliseconds; `null` before anything was heard. */
export type ServerClock = number | null

/** @param at when it was sent, by the server's clock  @param receivedAt by the device's */
export const hearClock = (clock: ServerClock, at: number, receivedAt: number): number =>
  clock === null ? at - receivedAt : Math.max(clock, at - receivedAt)

/** When it was sent, by the device's clock; never later than it was received. */
export const sentAt = (clock: number, at: number, receivedAt: number): number => Math.min(receivedAt, at - clock)
