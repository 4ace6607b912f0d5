/** What is typed into a form that may be left and come back to: it outlives the form, and goes with the session. */
import { atom } from 'jotai'
import { sessionAtom, sessionOverAtom } from './account/login/session.ts'

/** An atom that holds it in memory alone. @param empty what it is before anything was typed */
export function sessionDraft<Draft extends object>(empty: Draft) {
  const held = atom<Draft>(empty)
  /** The token of the session with which it goes. */
  const heldFor = atom<string | null>(null)
  return atom(
    (get) => get(held),
    (get, set, change: Draft | ((before: Draft) => Draft)): void => {
      const token = get(sessionAtom)?.token ?? null
      // What is answered once the session is over is nobody's any more.
      if (token === null) return
      set(held, change)
      if (token === get(heldFor)) return
      set(heldFor, token)
      set(sessionOverAtom, (told) => [...told, () => set(held, empty)])
    },
  )
}
