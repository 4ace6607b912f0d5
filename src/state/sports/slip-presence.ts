/** Whether there is a bet slip: all that a first view asks of it. */
import { atom } from 'jotai'
import { SESSION_KEYS, safeStorage } from '../site/storage.ts'

const held = atom<boolean | null>(null)

/** Whether something is picked; read from what the tab keeps until the slip itself is loaded. */
export const slipIsThereAtom = atom(
  (get): boolean => get(held) ?? /"outcome"/.test(safeStorage('session').getItem(SESSION_KEYS.slip) ?? ''),
  (_get, set, isThere: boolean) => set(held, isThere),
)
