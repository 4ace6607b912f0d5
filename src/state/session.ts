import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import * as v from 'valibot'
import type { RequestOf, ReplyOf } from '../api/endpoint.ts'
import { createGateway } from '../api/gateway.ts'
import { getMemberInfo, login, loginRefusal, logout } from '../api/session.ts'
import { protectedAction, type ActionVerdict } from '../rules/account.ts'
import { Refusal } from '../rules/failure.ts'
import { brandAtom } from './brand.ts'
import { gatewayAtom, gatewayOptionsAtom } from './gateway.ts'
import { promptAtom } from './prompts.ts'
import { SESSION_KEYS, safeStorage } from './storage.ts'

export interface Session {
  readonly token: string
  /** Known once member info has arrived; a hint for display, the server decides. */
  readonly accountType: number | null
  readonly username: string
  readonly nickname: string
}

type MemberInfo = ReplyOf<typeof getMemberInfo>

/** Who is logged in; a token in session storage is what counts (spec 4, "Logged in or not"). */
export const sessionAtom = atom<Session | null>(null)

/** What a protected action may do now (spec 5). */
export const actionVerdictAtom = atom((get): ActionVerdict => {
  const session = get(sessionAtom)
  // A member whose type is still loading is let through: the server refuses a trial account by itself.
  return protectedAction(session ? (session.accountType ?? 0) : null)
})

/** Reads the session that a reload left behind. */
export function storedSession(): Session | null {
  const storage = safeStorage('session')
  const token = storage.getItem(SESSION_KEYS.token)
  if (!token) return null
  const type = storage.getItem(SESSION_KEYS.accountType)
  return {
    token,
    accountType: type === null || !/^\d+$/.test(type) ? null : Number(type),
    username: storage.getItem(SESSION_KEYS.username) ?? '',
    nickname: storage.getItem(SESSION_KEYS.nickname) ?? '',
  }
}

/** Loads member info and keeps the spec's keys of it. Drops the session when the server has ended it. */
export const loadMemberAtom = atom(null, async (get, set): Promise<MemberInfo> => {
  const info = await get(gatewayAtom)(getMemberInfo, {})
  const session = get(sessionAtom)
  if (session) {
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
 * @throws Failure of the login itself; member info that fails to load is asked for again by its query
 */
export const signInAtom = atom(null, async (get, set, request: RequestOf<typeof login>): Promise<void> => {
  const reply = await get(gatewayAtom)(login, request)
  const storage = safeStorage('session')
  storage.setItem(SESSION_KEYS.token, reply.token)
  storage.setItem(SESSION_KEYS.firstLogin, String(reply.firstTimeLogin))
  set(sessionAtom, { token: reply.token, accountType: null, username: request.username, nickname: '' })
  await set(loadMemberAtom).catch(() => undefined)
})

/** Whether a refused login says that the next try needs a captcha (spec 4, "Failed login"). */
export function wantsCaptcha(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false
  const value = v.safeParse(loginRefusal, error.value)
  return value.success && value.output.captcha
}

/** Forgets everything private, at once and also offline (spec 4, "Logout": storage is cleared, the merchant's keys are restored). */
export const purgeSessionAtom = atom(null, (_get, set, queries: QueryClient) => {
  safeStorage('session').clear()
  set(restoreMerchantAtom)
  set(sessionAtom, null)
  queries.clear()
})

/** The server has ended the session (expired, revoked): forgets it here too, and says so once. */
export const endSessionAtom = atom(null, (get, set, queries: QueryClient) => {
  if (!get(sessionAtom)) return
  set(purgeSessionAtom, queries)
  set(promptAtom, 'session-ended')
})

/** Writes the merchant's own keys, which outlive a logout. */
export const restoreMerchantAtom = atom(null, (get) => {
  const brand = get(brandAtom)
  const storage = safeStorage('session')
  storage.setItem(SESSION_KEYS.merchant, brand.merchantCode)
  storage.setItem(SESSION_KEYS.merchantCode, brand.merchantCode)
  storage.setItem(SESSION_KEYS.platform, brand.platform)
})

/** Logs out: purges first, then tells the server with the token that was, whatever it answers. */
export const signOutAtom = atom(null, (get, set, queries: QueryClient) => {
  const token = get(sessionAtom)?.token
  set(purgeSessionAtom, queries)
  if (token === undefined) return
  const farewell = createGateway({ ...get(gatewayOptionsAtom), token: () => token })
  // The player is out already; a server that can't be told ends the session by itself.
  farewell(logout, {}).catch(() => undefined)
})
