/** What of a member is asked for only later: in one place for every call (safety rule "Sessions"). */
import { atom } from 'jotai'
import { ALLOWED_MEANWHILE } from '../../../rules/security/password-demand.ts'
import { sessionAtom } from './session.ts'
import type { Store } from '../../store.ts'
import { isSettlingChangeAtom } from '../../security/unheard-change.ts'

/**
 * Why a member's calls wait. `unheard`: a new password was sent whose answer is not here, and somebody finds out; an answer to
 * any other question might end the session under them. `demanded`: a new password must be chosen first, and nothing private is
 * asked for behind that dialog.
 */
export const callHoldAtom = atom((get): 'unheard' | 'demanded' | null => {
  if (get(isSettlingChangeAtom)) return 'unheard'
  return get(sessionAtom)?.demandsPassword ? 'demanded' : null
})

const EXEMPT = {
  unheard: new Set(['changePassword', 'logout']),
  demanded: ALLOWED_MEANWHILE,
}

/**
 * What a call waits for before it may be sent.
 * @param name of the endpoint
 * @param signal gives the wait up
 * @returns `null` where nothing is in its way
 */
export function holdMemberCall(store: Store, name: string, signal?: AbortSignal): Promise<void> | null {
  const isHeld = (): boolean => {
    const why = store.get(callHoldAtom)
    return why !== null && !EXEMPT[why].has(name)
  }
  if (!isHeld()) return null
  return new Promise((go) => {
    const look = (): void => {
      if (isHeld() && !signal?.aborted) return
      stop()
      signal?.removeEventListener('abort', look)
      go()
    }
    const stop = store.sub(callHoldAtom, look)
    signal?.addEventListener('abort', look)
  })
}
