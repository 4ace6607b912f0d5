/** Dialogs that are state, not address: Back must not dismiss or repeat them. */
import { atom } from 'jotai'

/** What goes on by itself once games and money are open again: the dialog that says why it waits. */
export interface HeldAction {
  readonly goOn: () => void
}

export type Prompt = 'need-true-account' | 'sign-out' | 'session-ended' | 'deposit' | HeldAction | null

export const promptAtom = atom<Prompt>(null)
