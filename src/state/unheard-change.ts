import { atom } from 'jotai'

/** Whether a new password was sent whose answer was lost; gone once somebody has logged in or signed out. */
export const unheardChangeAtom = atom(false)
