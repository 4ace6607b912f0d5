/** What the tabs of one site tell each other of sessions: that one is over, by a name that tells nobody its token. */
import { digestOf } from './digest.ts'

const NAME = 'session'

/** Tells the other tabs that a session is over: a tab that was duplicated has the same one. Never rejects. */
export async function announceSessionOver(token: string): Promise<void> {
  const name = await digestOf(token)
  const channel = open()
  channel?.postMessage(name)
  channel?.close()
}

/**
 * Hears that a session has ended in another tab, until the function that it returns is called.
 * @param tell is told whether it was the one of this token
 */
export function onSessionOver(token: string, tell: (isOwn: boolean) => void): () => void {
  const channel = open()
  const name = digestOf(token)
  channel?.addEventListener('message', ({ data }: MessageEvent) => void name.then((own) => tell(own === data)))
  return () => channel?.close()
}

/** A browser may have none; then a tab learns from its next call. */
const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
