/** Whether there is a bet slip: all that a first view asks of it. */
import { atom } from 'jotai'
import { sessionAtom } from '../account/login/session.ts'
import { SESSION_KEYS, safeStorage } from '../site/storage.ts'

/** Whether something is picked; read from what the tab keeps until the slip itself is loaded. */
export const slipIsThereAtom = atom(/"outcome"/.test(safeStorage('session').getItem(SESSION_KEYS.slip) ?? ''))

/** Whose slip waits for them to be back, after a session that has expired. */
export const leftByAtom = atom<string | null>(null)

/** Counts what is handed over, and what is done with. */
export const handedChangesAtom = atom(0)

/** Whether the slip has something to say: picks, or what became of those that were handed over in this session. */
export const slipSpeaksAtom = atom((get) => {
  get(handedChangesAtom)
  const session = get(sessionAtom)
  const isHanded = session !== null && safeStorage('session').getItem(SESSION_KEYS.handedSlip) !== null
  const isBack = session !== null && session.username === get(leftByAtom)
  return get(slipIsThereAtom) || isHanded || isBack
})
