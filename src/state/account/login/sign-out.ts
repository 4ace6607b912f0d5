import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { endServerSessionAtom } from './end-server-session.ts'
import { promptAtom } from '../../site/prompts.ts'
import { purgeSessionAtom, sessionAtom, sessionExpiresAtom } from './session.ts'
import { unheardChangeAtom } from '../../security/unheard-change.ts'

/** How often somebody has signed out on this page: an answer to what they had asked before lets nobody in again. */
export const signedOutAtom = atom(0)

/** Logs out: purges first, then tells the server with the token that was, whatever it answers. */
export const signOutAtom = atom(null, (get, set, queries: QueryClient) => {
  const token = get(sessionAtom)?.token
  // Whoever was away for too long has not meant it.
  const isMeant = !get(sessionExpiresAtom)
  set(leaveAtom, queries, isMeant)
  if (token !== undefined) void set(endServerSessionAtom, token, isMeant)
})

/** Its member has signed out in another tab, which has told the server: nothing is kept here, either. */
export const signedOutElsewhereAtom = atom(null, (_get, set, queries: QueryClient) => {
  set(leaveAtom, queries, true)
  set(promptAtom, 'ended-elsewhere')
})

const leaveAtom = atom(null, (_get, set, queries: QueryClient, isMeant: boolean) => {
  set(purgeSessionAtom, queries, isMeant)
  set(signedOutAtom, (times) => times + 1)
  // Whatever was asked, and what was not heard, concerns who was here.
  set(promptAtom, null)
  set(unheardChangeAtom, false)
})
