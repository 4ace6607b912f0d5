/** What the tabs of one site tell each other of sessions: that one is over and how, by a name that tells nobody its token. */
import { digestOf } from './digest.ts'

const NAME = 'session'

/** The session's name, and whether its member signed out; otherwise nobody meant it to end. */
type SessionOver = readonly [name: string, isMeant: boolean]

/** Tells the other tabs that a session is over: a tab that was duplicated has the same one. Never rejects. */
export async function announceSessionOver(token: string, isMeant: boolean): Promise<void> {
  const over: SessionOver = [await digestOf(token), isMeant]
  const channel = open()
  channel?.postMessage(over)
  channel?.close()
}

/**
 * Hears that a session has ended in another tab, until the function that it returns is called.
 * @param tell is told whether it was the one of this token, and whether its member signed out
 */
export function onSessionOver(token: string, tell: (isOwn: boolean, isMeant: boolean) => void): () => void {
  const channel = open()
  const name = digestOf(token)
  // A tab that has an earlier version of this site open may say something else: then it was another session's, as far as is known.
  channel?.addEventListener('message', ({ data }: MessageEvent<Partial<SessionOver> | null>) => {
    void name.then((own) => tell(data?.[0] === own, data?.[1] === true))
  })
  return () => channel?.close()
}

/** A browser may have none; then a tab learns from its next call. */
const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
