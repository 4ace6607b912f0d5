/** What the tabs of one site tell each other of sessions: that one is over, and nothing about whose. */

const NAME = 'session'

/** Tells the other tabs that a session is over; each then asks whether its own still stands. */
export function announceOver(): void {
  const channel = open()
  channel?.postMessage('over')
  channel?.close()
}

/** Hears of sessions that end in other tabs, until the function that it returns is called. */
export function hearOver(tell: () => void): () => void {
  const channel = open()
  channel?.addEventListener('message', tell)
  return () => channel?.close()
}

/** A browser may have none; then a tab learns from its next call. */
const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
