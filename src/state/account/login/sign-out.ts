import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { endServerSessionAtom } from './end-server-session.ts'
import { promptAtom } from '../../site/prompts.ts'
import { purgeSessionAtom, sessionAtom } from './session.ts'
import { unheardChangeAtom } from '../../security/unheard-change.ts'

/** How often somebody has signed out on this page: an answer to what they had asked before lets nobody in again. */
export const signedOutAtom = atom(0)

/** Logs out: purges first, then tells the server with the token that was, whatever it answers. */
export const signOutAtom = atom(null, (get, set, queries: QueryClient) => {
  const token = get(sessionAtom)?.token
  set(purgeSessionAtom, queries)
  set(signedOutAtom, (times) => times + 1)
  // Whatever was asked, and what was not heard, concerns who was here.
  set(promptAtom, null)
  set(unheardChangeAtom, false)
  if (token !== undefined) void set(endServerSessionAtom, token)
})
