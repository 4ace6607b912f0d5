import { atom } from 'jotai'

/**
 * Whether a new password was sent whose answer is not here yet, or was lost: the session may be over already. Gone once
 * somebody has logged in or signed out, or it is known that nothing was changed.
 */
export const unheardChangeAtom = atom(false)
