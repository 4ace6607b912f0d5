/** The ways into a session and out of it. Apart from `session.ts`, since a guest's first view needs none of it. */
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import * as v from 'valibot'
import type { ReplyOf, RequestOf } from '../api/endpoint.ts'
import { createGateway } from '../api/gateway.ts'
import { FREE_PLAY, getMemberInfo, login, loginRefusal, logout, startFreePlay } from '../api/session.ts'
import { TRIAL_ACCOUNT } from '../rules/account.ts'
import { Refusal } from '../rules/failure.ts'
import { operatingSystem } from '../rules/operating-system.ts'
import { gatewayAtom, gatewayOptionsAtom } from './gateway.ts'
import { memberQuery } from './member.ts'
import { purgeSessionAtom, sessionAtom } from './session.ts'
import { SESSION_KEYS, safeStorage } from './storage.ts'

type MemberInfo = ReplyOf<typeof getMemberInfo>

/**
 * Loads member info and keeps it, and the spec's keys of it (spec 3), unless another session has begun meanwhile.
 * @throws Failure of the call
 */
export const loadMemberAtom = atom(null, async (get, set, queries: QueryClient): Promise<MemberInfo> => {
  const asked = get(sessionAtom)?.token
  const gateway = get(gatewayAtom)
  const info = await gateway(getMemberInfo, {})
  const session = get(sessionAtom)
  // Another member may have logged in meanwhile.
  if (session && session.token === asked) {
    queries.setQueryData(memberQuery(gateway).queryKey, info)
    const storage = safeStorage('session')
    storage.setItem(SESSION_KEYS.nickname, info.nickname)
    storage.setItem(SESSION_KEYS.account, info.account)
    storage.setItem(SESSION_KEYS.username, info.userName)
    storage.setItem(SESSION_KEYS.customerId, info.id)
    storage.setItem(SESSION_KEYS.accountType, String(info.type))
    storage.setItem(SESSION_KEYS.toUpline, String(info.toUpline))
    storage.setItem(SESSION_KEYS.memberLabel, JSON.stringify(info.memberLabel))
    set(sessionAtom, { ...session, accountType: info.type, username: info.userName, nickname: info.nickname })
  }
  return info
})

/**
 * Logs in (spec 4, "Login success"): the token is stored, then member info is loaded.
 * @throws Failure of the login itself; member info that fails to load is asked for again after a reload
 */
export const signInAtom = atom(
  null,
  async (get, set, request: RequestOf<typeof login>, queries: QueryClient): Promise<void> => {
    const reply = await get(gatewayAtom)(login, request)
    const storage = safeStorage('session')
    storage.setItem(SESSION_KEYS.token, reply.token)
    // Member info brings the server's spelling; until then, and when it fails, a reload knows the name as it was typed.
    // What was typed for a login by SMS is a number, which is nobody's name.
    const username = request.type === 'sms' ? '' : request.username
    storage.setItem(SESSION_KEYS.username, username)
    storage.setItem(SESSION_KEYS.firstLogin, String(reply.firstTimeLogin))
    set(sessionAtom, { token: reply.token, accountType: null, username, nickname: '' })
    await set(loadMemberAtom, queries).catch(() => undefined)
  },
)

/**
 * Begins a free play (spec 4, "Free play login"): a trial account without a password, whose member info is loaded.
 * @throws Failure of the call; member info that fails to load is asked for again after a reload
 */
export const freePlayAtom = atom(null, async (get, set, queries: QueryClient): Promise<void> => {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  const os = operatingSystem(navigator.userAgent)
  const { token } = await get(gatewayAtom)(startFreePlay, { ...FREE_PLAY, os, random: random.join('') })
  const storage = safeStorage('session')
  storage.setItem(SESSION_KEYS.token, token)
  storage.setItem(SESSION_KEYS.accountType, String(TRIAL_ACCOUNT))
  storage.removeItem(SESSION_KEYS.passwordChange)
  set(sessionAtom, { token, accountType: TRIAL_ACCOUNT, username: '', nickname: '' })
  await set(loadMemberAtom, queries).catch(() => undefined)
})

/** Whether a refused login says that the next try needs a captcha (spec 4, "Failed login"). */
export function wantsCaptcha(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false
  const value = v.safeParse(loginRefusal, error.value)
  return value.success && value.output.captcha
}

/** Logs out: purges first, then tells the server with the token that was, whatever it answers. */
export const signOutAtom = atom(null, (get, set, queries: QueryClient) => {
  const token = get(sessionAtom)?.token
  set(purgeSessionAtom, queries)
  if (token === undefined) return
  const farewell = createGateway({ ...get(gatewayOptionsAtom), token: () => token })
  // The player is out already; a server that can't be told ends the session by itself.
  farewell(logout, {}).catch(() => undefined)
})
