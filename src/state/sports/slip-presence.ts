/** Whether there is a bet slip: all that a first view asks of it. */
import { atom } from 'jotai'
import { SESSION_KEYS, safeStorage } from '../site/storage.ts'

/** Whether something is picked; read from what the tab keeps until the slip itself is loaded. */
export const slipIsThereAtom = atom(/"outcome"/.test(safeStorage('session').getItem(SESSION_KEYS.slip) ?? ''))
