import { atom } from 'jotai'
import type { RegisterWay } from '../rules/register-ways.ts'
import { sessionAtom, sessionOverAtom } from './session.ts'

/** What was typed into the registration, by the names of its inputs. */
export interface RegisterDraft {
  readonly way: RegisterWay | null
  readonly values: Readonly<Record<string, string>>
  /** Whether it was sent and nothing was heard: an account may have been made of it. */
  readonly unheard: boolean
}

const EMPTY: RegisterDraft = { way: null, values: {}, unheard: false }

const held = atom<RegisterDraft>(EMPTY)
/** The token of the trial with which it goes. */
const goesWith = atom<string | null>(null)

/**
 * Kept in memory alone while the page lives, so that a popup that is closed, another tab or another language loses
 * nothing. It is whoever typed it: gone once there is an account, and with the trial that it was typed in.
 */
export const registerDraftAtom = atom(
  (get) => get(held),
  (_get, set, change: (before: RegisterDraft) => RegisterDraft): void => {
    set(held, change)
    set(keepDraftAtom)
  },
)

/** Drops it: somebody has come in, by registering or otherwise. */
export const dropDraftAtom = atom(null, (_get, set) => set(held, EMPTY))

/** Keeps it through the trial that is there or has just begun, and no longer. */
export const keepDraftAtom = atom(null, (get, set) => {
  const token = get(sessionAtom)?.token ?? null
  if (token === null || token === get(goesWith)) return
  set(goesWith, token)
  set(sessionOverAtom, (told) => [...told, () => set(held, EMPTY)])
})
