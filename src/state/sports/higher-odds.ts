/** Whether a price that has risen counts as agreed to: kept beyond the session, since it is a habit of whoever sits here. */
import { atom } from 'jotai'
import { LOCAL_KEYS, safeStorage } from '../site/storage.ts'
import { slipAtom } from './slip.ts'

/** It does, unless the player wants to be asked. One that has fallen is always asked for. */
export const acceptsHigherAtom = atom(
  (get): boolean => get(slipAtom).acceptsHigher,
  (_get, set, accepts: boolean) => {
    safeStorage('local').setItem(LOCAL_KEYS.higherOdds, accepts ? 'accept' : 'ask')
    set(slipAtom, (slip) => ({ ...slip, acceptsHigher: accepts }))
  },
)
