/** When a session that nobody uses ends (spec: not shown; 30 minutes unless the brand says otherwise). */

/** How long before the end one is warned. */
export const WARNING_MS = 60_000

export type IdlePhase = 'in-use' | 'warning' | 'over'

/**
 * What becomes of a session, worked out from the clock each time, so that a tab that slept knows as soon as it wakes.
 * @param lastUsed the last sign of somebody, in any tab; like all of these milliseconds since 1970
 * @param limitMs how long nobody may be there, longer than the warning
 * @returns the phase, and the milliseconds until the next one (0 once it is over)
 */
export function idlePhase(lastUsed: number, now: number, limitMs: number): { phase: IdlePhase; nextMs: number } {
  // A clock that was set back makes nobody idle for longer than they were.
  const idle = Math.max(0, now - lastUsed)
  if (idle >= limitMs) return { phase: 'over', nextMs: 0 }
  const warning = limitMs - WARNING_MS
  return idle >= warning ? { phase: 'warning', nextMs: limitMs - idle } : { phase: 'in-use', nextMs: warning - idle }
}
