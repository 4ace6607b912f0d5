/** How long nobody has used the session, in any tab of this browser. */
import { atom } from 'jotai'
import { brandAtom } from '../site/brand.ts'
import { LOCAL_KEYS, safeStorage } from '../site/storage.ts'

const MINUTE_MS = 60_000
/** Signs come by the dozen; other tabs need no better than this. */
const WRITE_MS = 2_000

const lastHere = atom(0)
const lastWritten = atom(0)

/** The last sign of somebody in any tab, milliseconds since 1970. */
export const lastUsedAtom = atom(
  (get) => get(lastHere),
  (get, set, now: number) => {
    set(lastHere, now)
    if (Math.abs(now - get(lastWritten)) < WRITE_MS) return
    set(lastWritten, now)
    safeStorage('local').setItem(LOCAL_KEYS.lastUsed, String(now))
  },
)

/** The same, with what the other tabs have written meanwhile. */
export const readLastUsedAtom = atom(null, (get, set, now: number): number => {
  const written = Number(safeStorage('local').getItem(LOCAL_KEYS.lastUsed))
  // A moment that is yet to come was written under another clock.
  if (written > get(lastHere) && written <= now) set(lastHere, written)
  return get(lastHere)
})

/** The next session is another: nothing that was before it counts. */
export const forgetLastUsedAtom = atom(null, (_get, set) => {
  set(lastHere, 0)
  set(lastWritten, 0)
  safeStorage('local').removeItem(LOCAL_KEYS.lastUsed)
})

/** How long the brand lets a session be, in milliseconds. */
export const idleLimitAtom = atom((get) => get(brandAtom).access.idleMinutes * MINUTE_MS)

/** When the session ends unless somebody says that they are there; 0 while nobody is warned. */
export const idleEndsAtom = atom(0)

const holds = atom(0)

/** Whether something is under way that must not be cut off. */
export const idleHeldAtom = atom((get) => get(holds) > 0)

/**
 * Lets nobody be taken for idle until the function that it returns is called: while money is pending, or a game runs in
 * its frame, where no sign of the player reaches this page.
 */
export const holdIdleAtom = atom(null, (_get, set): (() => void) => {
  set(holds, (count) => count + 1)
  return () => set(holds, (count) => count - 1)
})
