/** Passwords: changed, and set anew by SMS or e-mail (spec 4 and 5). */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { RequestOf } from '../../api/transport/endpoint.ts'
import {
  changePassword,
  forgotPasswordByEmail,
  setPasswordByEmail,
  setPasswordByPhone,
} from '../../api/security/password.ts'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import { beginSessionAtom } from '../account/login/begin-session.ts'
import { gatewayAtom } from '../gateway.ts'
import { logInByNameAtom } from '../account/login/log-in-by-name.ts'
import { promptAtom } from '../site/prompts.ts'
import { purgeSessionAtom, sessionAtom } from '../account/login/session.ts'
import { signedOutAtom } from '../account/login/sign-out.ts'
import { SESSION_KEYS, safeStorage } from '../site/storage.ts'
import { typedPasswordAtom } from '../account/typed-password.ts'
import { settleChangeAtom, unheardChangeAtom } from './unheard-change.ts'

interface Change {
  /** Left out where the one that was typed at login is still in memory (spec 5). */
  readonly oldPassword?: string
  readonly newPassword: string
}

/**
 * Changes the password, then logs in again with it (spec 4, "Change password"). Where only the second step fails, the
 * session is over and a prompt says that the password is changed. Whoever has signed out meanwhile stays out, and whoever
 * came after them is left alone.
 * @throws Failure of the change; it is sent once, and `mayHaveHappened` tells whether it may have been carried out
 */
export const changePasswordAtom = atom(
  null,
  async (get, set, { oldPassword, newPassword }: Change, queries: QueryClient): Promise<void> => {
    const old = oldPassword ?? get(typedPasswordAtom)
    const { token } = get(sessionAtom) ?? {}
    const signedOut = get(signedOutAtom)
    const isHere = (): boolean => {
      const session = get(sessionAtom)
      return get(signedOutAtom) === signedOut && (session === null || session.token === token)
    }
    const request = { newPassword, confirmNewPassword: newPassword, ...(old === null ? {} : { oldPassword: old }) }
    // From the moment it is carried out the session is over, which may be before its answer is here.
    set(unheardChangeAtom, true)
    const found = set(settleChangeAtom)
    try {
      await get(gatewayAtom)(changePassword, request)
    } catch (error) {
      found()
      if (isHere()) set(unheardChangeAtom, mayHaveHappened(error))
      throw error
    }
    try {
      if (isHere()) await set(logInAgainAtom, newPassword, queries, isHere)
    } catch {
      if (!isHere()) return
      // Nobody is in any more, and how to come in is clear: with the new password.
      set(purgeSessionAtom, queries)
      set(unheardChangeAtom, false)
      set(promptAtom, 'ended-by-new-password')
    } finally {
      found()
    }
  },
)

/**
 * Logs the member in again who is here, with another password.
 * @param wanted as `logInByNameAtom` takes it
 * @throws Failure of the login; then the session that there was still stands
 */
export const logInAgainAtom = atom(
  null,
  async (get, set, password: string, queries: QueryClient, wanted?: () => boolean): Promise<void> => {
    const storage = safeStorage('session')
    const username = get(sessionAtom)?.username || storage.getItem(SESSION_KEYS.username) || ''
    // What a first login begins with has waited while the password had to be changed.
    const first =
      storage.getItem(SESSION_KEYS.passwordChange) !== null && storage.getItem(SESSION_KEYS.firstLogin) === 'true'
    await set(logInByNameAtom, { username, password, first, ...(wanted && { wanted }) }, queries)
  },
)

/**
 * Sets a new password with a code by SMS, and logs in (spec 4, "Forgot by phone").
 * @throws Failure of the call; it is sent once
 */
export const setPasswordByPhoneAtom = atom(
  null,
  async (get, set, request: RequestOf<typeof setPasswordByPhone>, queries: QueryClient): Promise<void> => {
    const reply = await get(gatewayAtom)(setPasswordByPhone, request)
    await set(beginSessionAtom, { reply, way: 'reset', username: '', password: request.newPassword }, queries)
  },
)

/**
 * Asks for an e-mail with a code to set a new password with; succeeds whether there is such an account or not.
 * @throws Failure of the call
 */
export const forgotPasswordAtom = atom(
  null,
  async (get, _set, request: RequestOf<typeof forgotPasswordByEmail>): Promise<void> => {
    await get(gatewayAtom)(forgotPasswordByEmail, request)
  },
)

/**
 * Sets a new password with the code of that e-mail, and logs in, as by phone.
 * @throws Failure of the call; it is sent once
 */
export const setPasswordByEmailAtom = atom(
  null,
  async (get, set, request: RequestOf<typeof setPasswordByEmail>, queries: QueryClient): Promise<void> => {
    const reply = await get(gatewayAtom)(setPasswordByEmail, request)
    const { username, newPassword: password } = request
    await set(beginSessionAtom, { reply, way: 'reset', username, password }, queries)
  },
)
