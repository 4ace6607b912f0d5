import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ReplyOf } from '../api/endpoint.ts'
import { getMemberInfo } from '../api/session.ts'
import { gatewayAtom } from './gateway.ts'
import { memberQuery } from './member.ts'
import { sessionAtom } from './session.ts'
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
