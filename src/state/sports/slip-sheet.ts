/** Whether there is a slip, and how far it is open. Apart from the slip itself, which no first view needs. */
import { atom } from 'jotai'
import { SESSION_KEYS, safeStorage } from '../site/storage.ts'

const held = atom<boolean | null>(null)

/** Whether something is picked; read from what the tab keeps until the slip itself is loaded. */
export const slipIsThereAtom = atom(
  (get): boolean => get(held) ?? /"outcome"/.test(safeStorage('session').getItem(SESSION_KEYS.slip) ?? ''),
  (_get, set, isThere: boolean) => set(held, isThere),
)

/** How much of the slip a small window shows: its bar alone, the half of it, or all. */
export type SlipSheet = 'bar' | 'half' | 'full'
export const slipSheetAtom = atom<SlipSheet>('bar')

/** The slip itself, or what the member has bet. */
export type SlipTab = 'slip' | 'bets'
export const slipTabAtom = atom<SlipTab>('slip')

/** Whether the page that is open has a place for the slip, so that none stands over it. */
export const slipHasPlaceAtom = atom(false)
