/** Dialogs that are state, not address: Back must not dismiss or repeat them. */
import { atom } from 'jotai'
import type { LoginReply, SecondFactorDemand } from '../../api/account/session.ts'

/** What goes on by itself once games and money are open again: the dialog that says why it waits. */
export interface HeldAction {
  readonly goOn: () => void
}

/** Pages of the member centre that buttons lead to (spec 2, "Header" and "Member centre"). */
export type MemberPage = 'member-centre' | 'deposit' | 'withdrawal' | 'betting-record' | 'cashback' | 'reward-centre'

/** A login that waits for a second factor (spec 4, "Unregistered-IP login"). */
export interface SecondFactorQuestion {
  readonly demand: SecondFactorDemand
  /** Ends the question: with the login's reply, or `null` where the player gave up. */
  readonly settle: (reply: LoginReply | null) => void
}

export type Prompt =
  | 'need-true-account'
  | 'sign-out'
  | Ended
  /** Nobody has been there for a while. */
  | 'idle'
  /** The password must be changed before anything else (spec 4, "Login success"). */
  | 'forced-password-change'
  /** What a first login begins with. */
  | 'welcome'
  | MemberPage
  | HeldAction
  | SecondFactorQuestion
  | null

/** What is said of a session that is over: nothing else of it stands beside it. All begin alike, so that they are told by it. */
export type Ended =
  /** The server has ended it. */
  | 'ended-by-server'
  /** Its member has signed out in another tab. */
  | 'ended-elsewhere'
  /** Nobody was there for too long. */
  | 'ended-idle'
  /** The password was changed, but logging in with it did not go through. */
  | 'ended-by-new-password'

/** Whether the prompt that stands says that the session is over. */
export const tellsSessionEndAtom = atom((get) => {
  const shown = get(shownAtom)
  return typeof shown === 'string' && shown.startsWith('ended-')
})

const shownAtom = atom<Prompt>(null)

/** The question or warning that stands over the page. A login whose question gives way to another is given up. */
export const promptAtom = atom(
  (get) => get(shownAtom),
  (get, set, next: Prompt) => {
    const before = get(shownAtom)
    set(shownAtom, next)
    if (before !== next && typeof before === 'object' && before !== null && 'settle' in before) before.settle(null)
  },
)

/** A question above all others, which takes the place of none. */
export const warningAtom = atom<Prompt>(null)
