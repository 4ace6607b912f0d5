/** Where every way in ends (spec 4, "Login success"): by name, SMS, third party, registration, free play, reset. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { LoginReply } from '../../../api/account/session.ts'
import { TRIAL_ACCOUNT } from '../../../rules/figures.ts'
import { needsPasswordChange, type LoginMethod } from '../../../rules/account/login-method.ts'
import { fundsAtVendorAtom } from '../../games/play/funds-at-vendor.ts'
import { endServerSessionAtom } from './end-server-session.ts'
import { gatewayAtom } from '../../gateway.ts'
import { sentIdentityCodeAtom } from '../identity-code.ts'
import { forgetLastUsedAtom } from '../idle.ts'
import { loadMemberAtom } from './load-member.ts'
import { modulesQuery } from '../../site/modules.ts'
import { promptAtom } from '../../site/prompts.ts'
import { forgetPrivate } from '../../query-scope.ts'
import { dropDraftAtom, keepDraftAtom } from '../registration/register-draft.ts'
import { demandPasswordAtom, emptySessionAtom, sessionAtom, sessionUnkeptAtom } from './session.ts'
import { SESSION_KEYS, safeStorage } from '../../site/storage.ts'
import { typedPasswordAtom } from '../typed-password.ts'
import { unheardChangeAtom } from '../../security/unheard-change.ts'

export interface CompletedLogin {
  readonly reply: LoginReply
  readonly way: LoginMethod
  /** The username as it was typed, for a reload before member info has come; `''` where none was. */
  readonly username: string
  /** As it was typed or chosen; kept in memory alone, and only while it must be changed. */
  readonly password?: string
}

/**
 * Begins the session that the server has answered with: the spec's keys are stored (spec 3), a password that must be
 * changed is noted, member info is loaded. A session that was there before is over. Where the modules can't be asked for,
 * an expired password counts as one that must be changed: the change can be made without them, and who may skip it is the
 * merchant's to say.
 * Never rejects; member info that fails to load is asked for again after a reload.
 */
export const beginSessionAtom = atom(
  null,
  async (get, set, { reply, way, username, password }: CompletedLogin, queries: QueryClient): Promise<void> => {
    const gateway = get(gatewayAtom)
    const modules = reply.passwordExpired ? await queries.ensureQueryData(modulesQuery).catch(() => null) : null
    const forced = needsPasswordChange(reply, way, modules?.flags.FORCED_PASSWORD_CHANGE ?? true)
    const earlier = get(sessionAtom)
    if (earlier) set(emptySessionAtom)
    const storage = safeStorage('session')
    storage.setItem(SESSION_KEYS.token, reply.token)
    // Member info brings the server's spelling; until then, and when it fails, a reload knows the name as it was typed.
    storage.setItem(SESSION_KEYS.username, username)
    storage.setItem(SESSION_KEYS.firstLogin, String(reply.firstTimeLogin))
    if (way === 'free-play') storage.setItem(SESSION_KEYS.accountType, String(TRIAL_ACCOUNT))
    if (!forced) storage.removeItem(SESSION_KEYS.passwordChange)
    set(sessionUnkeptAtom, storage.getItem(SESSION_KEYS.token) !== reply.token)
    const accountType = way === 'free-play' ? TRIAL_ACCOUNT : null
    set(sessionAtom, {
      token: reply.token,
      accountType,
      username,
      nickname: '',
      ...(forced && { demandsPassword: true }),
    })
    set(typedPasswordAtom, forced ? (password ?? null) : null)
    set(way === 'free-play' ? keepDraftAtom : dropDraftAtom)
    // What the earlier account was told is asked for again, now with the new token.
    if (earlier) {
      forgetPrivate(queries)
      void set(endServerSessionAtom, earlier.token)
    } else {
      // What a session that ended elsewhere left with a vendor; whoever else comes in has nothing there.
      void get(fundsAtVendorAtom)?.returnFunds(gateway)
    }
    // Whatever was asked before concerns who was here before.
    set(promptAtom, null)
    set(unheardChangeAtom, false)
    set(sentIdentityCodeAtom, null)
    set(forgetLastUsedAtom)
    if (forced) set(demandPasswordAtom)
    await set(loadMemberAtom, queries).catch(() => undefined)
    // Whoever is gone by now is greeted by nothing, and what is asked already comes first.
    const begins = reply.firstTimeLogin && way !== 'free-play' && !forced
    if (begins && get(sessionAtom)?.token === reply.token && get(promptAtom) === null) set(promptAtom, 'welcome')
  },
)
