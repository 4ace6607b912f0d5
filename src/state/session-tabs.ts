/** What the tabs of one site tell each other of sessions: that one is over and how, by a name that tells nobody its token. */
import { digestOf } from './digest.ts'

const NAME = 'session'

interface SessionOver {
  readonly name: string
  /** Whether its member signed out; otherwise nobody meant it to end. */
  readonly isMeant: boolean
}

/** Tells the other tabs that a session is over: a tab that was duplicated has the same one. Never rejects. */
export async function announceSessionOver(token: string, isMeant: boolean): Promise<void> {
  const over: SessionOver = { name: await digestOf(token), isMeant }
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
  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    if (isSessionOver(data)) void name.then((own) => tell(own === data.name, data.isMeant))
  })
  return () => channel?.close()
}

/** A tab that has an earlier version of this site open may say something else. */
const isSessionOver = (said: unknown): said is SessionOver =>
  typeof said === 'object' && said !== null && 'name' in said && 'isMeant' in said && typeof said.isMeant === 'boolean'

/** A browser may have none; then a tab learns from its next call. */
const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
