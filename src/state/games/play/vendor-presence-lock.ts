/**
 * Who is at a vendor: the tabs of one member share what the vendor holds, so that the last one to leave brings it home.
 * Each holds a lock of the browser's while a game is open there; a tab that is closed lets go of it by itself.
 */
import { atom } from 'jotai'
import type { Session } from '../../account/login/session.ts'

interface Presence {
  /** Lets go of it; resolved once nobody counts it any more. */
  readonly release: () => Promise<unknown>
}

/** This tab's own, by vendor. */
const presencesAtom = atom<Readonly<Record<string, Presence>>>({})

type Member = Pick<Session, 'username' | 'token'>

/** One who is not named yet, as after a third-party login, is told by the token. */
const lockName = ({ username, token }: Member, vendor: string): string =>
  // The name that pages of earlier versions know it by, too.
  `seat ${vendor} ${username.toLowerCase() || token}`

/**
 * Takes a member's presence at a vendor, once a tab: waits while another tab brings the vendor's money home.
 * @throws the signal's reason
 */
export const takePresenceAtom = atom(
  null,
  async (get, set, member: Member, vendor: string, wanted?: AbortSignal): Promise<void> => {
    if (get(presencesAtom)[vendor]) return
    const presence = await hold(lockName(member, vendor), wanted)
    // Two launches that follow each other closely are one player's.
    if (get(presencesAtom)[vendor]) await presence.release()
    else set(presencesAtom, (presences) => ({ ...presences, [vendor]: presence }))
  },
)

/** Leaves a vendor to those of the member's tabs that are still there. */
export const releasePresenceAtom = atom(null, async (get, set, vendor: string): Promise<void> => {
  const { [vendor]: presence, ...others } = get(presencesAtom)
  set(presencesAtom, others)
  await presence?.release()
})

/** Runs what only the last one may do, if no tab of the member's is there; whoever comes meanwhile waits for its end. */
export async function runAsLastTab(member: Member, vendor: string, run: () => Promise<unknown>): Promise<void> {
  const { locks } = navigator
  if (locks) await locks.request(lockName(member, vendor), { ifAvailable: true }, (lock) => (lock ? run() : undefined))
  else await run()
}

async function hold(name: string, wanted: AbortSignal | undefined): Promise<Presence> {
  const { locks } = navigator
  // A browser that has none knows of one tab alone.
  if (!locks) return { release: () => Promise.resolve() }
  const { promise: taken, resolve: take, reject } = Promise.withResolvers<void>()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const held = locks.request(name, { mode: 'shared', ...(wanted && { signal: wanted }) }, () => {
    take()
    return left
  })
  held.catch(reject)
  await taken
  return {
    release: () => {
      leave()
      return held.catch(() => undefined)
    },
  }
}
