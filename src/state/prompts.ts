/** Dialogs that are state, not address: Back must not dismiss or repeat them. */
import { atom } from 'jotai'

export type Prompt = 'need-true-account' | 'sign-out' | 'session-ended' | 'deposit' | null

export const promptAtom = atom<Prompt>(null)
