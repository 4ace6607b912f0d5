/** How the slip is shown: how far a small window has it open, and what of it. */
import { atom } from 'jotai'

/** How much of the slip a small window shows: its bar alone, the half of it, or all. */
export type SlipSheet = 'bar' | 'half' | 'full'
export const slipSheetAtom = atom<SlipSheet>('bar')

/** The slip itself, or what the member has bet. */
export type SlipTab = 'slip' | 'bets'
export const slipTabAtom = atom<SlipTab>('slip')

/** Whether each of several singles shows a field for its own stake; one for all of them does otherwise. */
export const ownStakesShownAtom = atom(false)

/** Whether the page that is open has a place for the slip, so that none stands over it. */
export const slipHasPlaceAtom = atom(false)
