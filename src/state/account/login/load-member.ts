import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ReplyOf } from '../../../api/transport/endpoint.ts'
import type { getMemberInfo } from '../../../api/account/session.ts'
import { memberQuery } from '../member.ts'
import { sessionAtom, sessionOverAtom } from './session.ts'
import { watchSessionAtom } from './session-watch.ts'
import { SESSION_KEYS, safeStorage } from '../../site/storage.ts'

type MemberInfo = ReplyOf<typeof getMemberInfo>

/**
 * Watches over the session and loads member info: keeps it, with the spec's keys
 * of it (spec 3), unless another session has begun meanwhile; where it does not come at first, once it does.
 * @throws Failure of the call; CancelledError where the session is over before it came
 */
export const loadMemberAtom = atom(null, async (get, set, queries: QueryClient): Promise<MemberInfo> => {
  const asked = get(sessionAtom)?.token
  // Where nobody is to be seen, as in a test, nobody can be idle.
  if (typeof document !== 'undefined') set(watchSessionAtom, queries, window)
  const keep = (info: MemberInfo): void => {
    const session = get(sessionAtom)
    // Another member may have logged in meanwhile.
    if (!session || session.token !== asked) return
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
  try {
    const info = await queries.fetchQuery({ ...memberQuery, staleTime: 0 })
    keep(info)
    return info
  } catch (error) {
    // What somebody looks at is asked for again by itself.
    if (asked !== undefined && get(sessionAtom)?.token === asked) {
      const stop = new QueryObserver(queries, { ...memberQuery, retryOnMount: false }).subscribe(({ data }) => {
        if (!data) return
        stop()
        keep(data)
      })
      set(sessionOverAtom, (tells) => [...tells, stop])
    }
    throw error
  }
})
