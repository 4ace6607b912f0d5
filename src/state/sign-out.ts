import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { sayFarewellAtom } from './farewell.ts'
import { purgeSessionAtom, sessionAtom } from './session.ts'

/** Logs out: purges first, then tells the server with the token that was, whatever it answers. */
export const signOutAtom = atom(null, (get, set, queries: QueryClient) => {
  const token = get(sessionAtom)?.token
  set(purgeSessionAtom, queries)
  if (token !== undefined) void set(sayFarewellAtom, token)
})
