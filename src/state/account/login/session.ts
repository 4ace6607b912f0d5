import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { brandAtom } from '../../site/brand.ts'
import { promptAtom } from '../../site/prompts.ts'
import { forgetPrivate } from '../../query-scope.ts'
import { SESSION_KEYS, safeStorage } from '../../site/storage.ts'

export interface Session {
  readonly token: string
  /** Known once member info has arrived; a hint for display, the server decides. */
  readonly accountType: number | null
  readonly username: string
  readonly nickname: string
  /** A new password must be chosen before anything else (spec 4, "Login success"). */
  readonly demandsPassword?: true
}

/** Who is logged in; a token in session storage is what counts (spec 4, "Logged in or not"). */
export const sessionAtom = atom<Session | null>(null)

/** Whether the browser has kept nothing of a session that has just begun, so that a reload ends it; told until it is read. */
export const sessionUnkeptAtom = atom(false)

/** The account type that decides a protected action, or `null` without a token (spec 5). */
export const accountTypeAtom = atom((get): number | null => {
  const session = get(sessionAtom)
  // A member whose type is still loading is let through: the server refuses a trial account by itself.
  return session ? (session.accountType ?? 0) : null
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
    ...(storage.getItem(SESSION_KEYS.passwordChange) && { demandsPassword: true }),
  }
}

/** Who is told once that the session is over on this page: what keeps something of it in memory, or passes the news on. */
export const sessionOverAtom = atom<readonly (() => void)[]>([])

/**
 * Forgets everything private, at once and also offline (spec 4, "Logout": storage is cleared, the merchant's keys are restored).
 * @param isMeant whether its member signs out, which the other tabs are told
 */
export const purgeSessionAtom = atom(null, (get, set, queries: QueryClient, isMeant: boolean = false) => {
  const token = get(sessionAtom)?.token
  // A guest has nothing to tell: with a session, its watch has loaded this already.
  if (token !== undefined)
    import('../../session-tabs.ts').then((tabs) => tabs.announceSessionOver(token, isMeant)).catch(() => undefined)
  set(emptySessionAtom)
  set(sessionAtom, null)
  forgetPrivate(queries)
})

/** Empties what a session has stored and what is held of it in memory; who is logged in and the answers are the caller's. */
export const emptySessionAtom = atom(null, (get, set) => {
  const storage = safeStorage('session')
  safeStorage('local').removeItem(storage.getItem(SESSION_KEYS.intents) ?? '')
  storage.clear()
  set(sessionUnkeptAtom, false)
  set(restoreMerchantAtom)
  for (const tell of get(sessionOverAtom)) tell()
  set(sessionOverAtom, [])
})

/** Whether the session ends just now without its member's doing: who logs in again goes on where they were. */
export const sessionExpiresAtom = atom(false)

/** Ends a session that its member has not ended. */
export const expireSessionAtom = atom(null, (_get, set, end: () => void) => {
  set(sessionExpiresAtom, true)
  try {
    end()
  } finally {
    // It holds for this end alone, also where one of those who are told fails.
    set(sessionExpiresAtom, false)
  }
})

/** The server has ended the session (expired, revoked): forgets it here too, and says so once. */
export const endSessionAtom = atom(null, (get, set, queries: QueryClient) => {
  if (!get(sessionAtom)) return
  set(expireSessionAtom, () => set(purgeSessionAtom, queries))
  set(promptAtom, 'ended-by-server')
})

/** A new password must be chosen first: the login said so, or the server refuses all else. Asks for it, also after a reload. */
export const demandPasswordAtom = atom(null, (get, set) => {
  const session = get(sessionAtom)
  if (!session) return
  safeStorage('session').setItem(SESSION_KEYS.passwordChange, 'true')
  set(sessionAtom, { ...session, demandsPassword: true })
  set(promptAtom, 'forced-password-change')
})

/** Writes the merchant's own keys, which outlive a logout. */
export const restoreMerchantAtom = atom(null, (get) => {
  const brand = get(brandAtom)
  const storage = safeStorage('session')
  storage.setItem(SESSION_KEYS.merchant, brand.merchantCode)
  storage.setItem(SESSION_KEYS.merchantCode, brand.merchantCode)
  storage.setItem(SESSION_KEYS.platform, brand.platform)
})
