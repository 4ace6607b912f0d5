import { atom } from 'jotai'
import type { RegisterWay } from '../../../rules/account/registration/register-ways.ts'
import { idleLimitAtom } from '../idle.ts'
import { sessionAtom, sessionOverAtom } from '../login/session.ts'

/** What an account is logged in to by; the password is empty where none was chosen, or where it is forgotten by now. */
export interface SentAccount {
  readonly username: string
  readonly password: string
}

/** What was typed into the registration, by the names of its inputs. */
export interface RegisterDraft {
  readonly way: RegisterWay | null
  readonly values: Readonly<Record<string, string>>
  /** The step that it is at, from 0. */
  readonly step?: number
  /**
   * What was sent without an answer: there may be such an account. The form may hold something else by the time that it is
   * looked into.
   */
  readonly unheard: SentAccount | null
  /** What was sent and is not answered yet. */
  readonly sending?: Promise<void>
  /** Why the last sending made no account; until one types where the fault is. */
  readonly failure?: unknown
  /** Whether the dialog that tells of it was read. */
  readonly read?: boolean
  /** How many sendings have failed. */
  readonly tries?: number
}

const EMPTY: RegisterDraft = { way: null, values: {}, unheard: null }

const held = atom<RegisterDraft>(EMPTY)
/** The token of the trial with which it goes. */
const draftTokenAtom = atom<string | null>(null)

/** What opens an account, or proves a number. */
const SECRETS: readonly string[] = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode']
/** A device that slept is asked by the clock: its timers have stood still. */
const LOOK_MS = 60_000

const looking = atom<ReturnType<typeof setTimeout> | undefined>(undefined)

/**
 * Kept in memory alone while the page lives, so that a popup that is closed, another tab or another language loses
 * nothing. It is whoever typed it: gone once there is an account, and with the trial that it was typed in. Its secrets
 * stay for as long as the brand lets a session be that nobody uses, then whoever comes finds the rest alone.
 */
export const registerDraftAtom = atom(
  (get) => get(held),
  (_get, set, change: (before: RegisterDraft) => RegisterDraft): void => {
    set(held, change)
    set(keepDraftAtom)
    set(forgetSecretsAtom)
  },
)

/** Forgets the secrets once nobody has typed for too long. */
const forgetSecretsAtom = atom(null, (get, set) => {
  clearTimeout(get(looking))
  const ends = Date.now() + get(idleLimitAtom)
  const look = (): void => {
    const rest = ends - Date.now()
    if (rest > 0) return set(looking, setTimeout(look, Math.min(rest, LOOK_MS)))
    set(held, ({ values, unheard, ...draft }) => ({
      ...draft,
      unheard: unheard && { ...unheard, password: '' },
      values: Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.includes(name))),
    }))
  }
  const { values, unheard } = get(held)
  if (unheard?.password || SECRETS.some((name) => values[name])) look()
})

/** Drops it: somebody has come in, by registering or otherwise. */
export const dropDraftAtom = atom(null, (_get, set) => set(held, EMPTY))

/** Keeps it through the trial that is there or has just begun, and no longer. */
export const keepDraftAtom = atom(null, (get, set) => {
  const token = get(sessionAtom)?.token ?? null
  if (token === null || token === get(draftTokenAtom)) return
  set(draftTokenAtom, token)
  set(sessionOverAtom, (told) => [...told, () => set(held, EMPTY)])
})
