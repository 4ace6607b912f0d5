/** What the tabs of one site tell each other of messages: that some were read or thrown away, and nothing about which. */

const NAME = 'inbox'

/** A browser may have none; then a tab learns when it asks the next time. */
const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)

/** Tells the other tabs that messages are other ones now; each then asks anew. */
export function announceInboxChange(): void {
  const channel = open()
  channel?.postMessage('changed')
  channel?.close()
}

/** Hears of messages that change in other tabs, until the function that it returns is called. */
export function onInboxChange(tell: () => void): () => void {
  const channel = open()
  channel?.addEventListener('message', tell)
  return () => channel?.close()
}
