import { atom } from 'jotai'

/**
 * Whether a new password was sent whose answer is not here yet, or was lost: the session may be over already. Gone once
 * somebody has logged in or signed out, or it is known that nothing was changed.
 */
export const unheardChangeAtom = atom(false)

const settlingCountAtom = atom(0)

/** Whether somebody is finding out what came of it: the call that is on its way, or a form that offers to try. */
export const isSettlingChangeAtom = atom((get) => get(unheardChangeAtom) && get(settlingCountAtom) > 0)

/** Somebody finds out, until the function that it returns is called. */
export const settleChangeAtom = atom(null, (_get, set): (() => void) => {
  set(settlingCountAtom, (count) => count + 1)
  return () => set(settlingCountAtom, (count) => count - 1)
})
