/** The password that was just typed: in memory alone, until a forced change of it ends (spec 5, "Change password"). */
import { atom } from 'jotai'
import { sessionAtom } from './session.ts'

const held = atom<{ readonly token: string; readonly password: string } | null>(null)

/** The password that the present session began with, or `null` once it is no longer known. */
export const typedPasswordAtom = atom(
  (get): string | null => {
    const typed = get(held)
    return typed && typed.token === get(sessionAtom)?.token ? typed.password : null
  },
  (get, set, password: string | null) => {
    const token = get(sessionAtom)?.token
    set(held, password === null || token === undefined ? null : { token, password })
  },
)
