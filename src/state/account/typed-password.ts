/** The password that was just typed: in memory alone, until a forced change of it ends (spec 5, "Change password"). */
import { atom } from 'jotai'
import { sessionAtom, sessionOverAtom } from './login/session.ts'

const held = atom<{ readonly token: string; readonly password: string } | null>(null)

/** The password that the present session began with, or `null` once it is no longer known; it goes with its session. */
export const typedPasswordAtom = atom(
  (get): string | null => {
    const typed = get(held)
    return typed && typed.token === get(sessionAtom)?.token ? typed.password : null
  },
  (get, set, password: string | null) => {
    const token = get(sessionAtom)?.token
    if (password === null || token === undefined) return set(held, null)
    set(held, { token, password })
    set(sessionOverAtom, (told) => [...told, () => set(held, null)])
  },
)
