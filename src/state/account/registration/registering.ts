/**
 * A registration on its way, and what became of it. It is kept with the draft, so that a form that is closed meanwhile
 * and opened again waits for the same one, and tells what that has come to.
 */
import { atom } from 'jotai'
import { isFailure } from '../../../rules/failure.ts'
import { mayHaveHappened } from '../../../rules/money/ambiguous-outcome.ts'
import { registerDraftAtom, type RegisterDraft, type SentAccount } from './register-draft.ts'
import { holdReloadAtom } from '../../site/reload.ts'
import type { Store } from '../../store.ts'

/**
 * Sends a registration unless one is under way; then it is that one that is waited for.
 * @param sentAs what the account is logged in to by, for when nothing is heard of it
 * @throws what `send` throws, which stays with the draft if that is still the one that was sent
 */
export const sendRegistrationAtom = atom(
  null,
  (get, set, sentAs: SentAccount, send: () => Promise<void>): Promise<void> => {
    const { sending } = get(registerDraftAtom)
    if (sending) return sending
    const run = async (): Promise<void> => {
      try {
        await send()
        ended({})
      } catch (failure) {
        const { tries = 0 } = get(registerDraftAtom)
        ended({ failure, tries: tries + 1, ...(mayHaveRegistered(failure) && { unheard: sentAs }) })
        throw failure
      }
    }
    const ended = (more: Partial<RegisterDraft>): void => {
      if (get(registerDraftAtom).sending !== mine) return
      set(registerDraftAtom, ({ sending: _, ...before }) => ({ ...before, ...more }))
    }
    // A moment later, so that it is known before it can end.
    const mine = Promise.resolve().then(run)
    set(registerDraftAtom, ({ failure: _, read: __, ...before }) => ({ ...before, sending: mine }))
    return mine
  },
)

/** Only the registration itself makes anything. */
const mayHaveRegistered = (error: unknown): boolean =>
  mayHaveHappened(error) && isFailure(error) && error.endpoint.startsWith('register')

/** Whether something would be lost with the draft. A country's code comes by itself. */
export const hasTyped = ({ sending, values }: RegisterDraft): boolean =>
  sending !== undefined || Object.entries(values).some(([name, value]) => value && name !== 'countryDialingCode')

const holding = atom(false)

/** Holds reloads off until nothing is left in the draft: what was typed outlives its form, but not the page. */
export const holdDraftAtom = atom(null, (get, set, { get: read, sub }: Store): void => {
  if (get(holding) || !hasTyped(get(registerDraftAtom))) return
  set(holding, true)
  const release = set(holdReloadAtom)
  const stop = sub(registerDraftAtom, () => {
    if (hasTyped(read(registerDraftAtom))) return
    stop()
    set(holding, false)
    release()
  })
})
