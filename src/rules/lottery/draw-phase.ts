/** What a draw is about to do. */

/** `open`: bets are taken. `closed`: no more bets, the draw is near. `drawing`: held, its result is on its way. */
export type DrawPhase = 'open' | 'closed' | 'drawing'

/**
 * The phase of the next draw.
 * @param left milliseconds until it is held, as `timeLeft` gives them
 * @param closesAt when bets close; the draw is held at `opensAt`, both by the server's clock
 */
export function drawPhase(left: number, { opensAt, closesAt }: { opensAt: number; closesAt: number }): DrawPhase {
  if (left <= 0) return 'drawing'
  return left > opensAt - closesAt ? 'open' : 'closed'
}
