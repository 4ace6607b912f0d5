/** Dialogs that are state, not address: Back must not dismiss or repeat them. */
import { atom } from 'jotai'

/** What goes on by itself once games and money are open again: the dialog that says why it waits. */
export interface HeldAction {
  readonly goOn: () => void
}

/** Pages of the member centre that buttons lead to (spec 2, "Header" and "Member centre"). */
export type MemberPage = 'member-centre' | 'deposit' | 'withdrawal' | 'betting-record' | 'cashback' | 'reward-centre'

export type Prompt = 'need-true-account' | 'sign-out' | 'session-ended' | MemberPage | HeldAction | null

export const promptAtom = atom<Prompt>(null)
