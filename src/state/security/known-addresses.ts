/** The addresses that an account is used from, and whether every login is asked for more (spec 4, "Unregistered-IP login"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { askAtEveryLogin, forgetAddress, listKnownAddresses } from '../../api/security/known-addresses.ts'
import type { RequestOf } from '../../api/transport/endpoint.ts'
import { securityQuery } from './account-security.ts'
import { gatewayAtom } from '../gateway.ts'
import { ask } from '../ask.ts'

export const knownAddressesQuery = queryOptions({
  queryKey: ['known-addresses'],
  queryFn: async (context) => (await ask(context, listKnownAddresses, {})).addresses,
  staleTime: 30_000,
})

/** Has the next login from an address asked for a second factor. Throws Failure of the call. */
export const forgetAddressAtom = atom(null, async (get, _set, ip: string, queries: QueryClient): Promise<void> => {
  const gateway = get(gatewayAtom)
  try {
    await gateway(forgetAddress, { ip })
  } finally {
    // It may have been carried out, also where no answer came.
    await queries.invalidateQueries(knownAddressesQuery)
  }
})

/** Has every login asked for a second factor, or those from unknown addresses alone. Throws Failure of the call. */
export const askAtEveryLoginAtom = atom(
  null,
  async (get, _set, request: RequestOf<typeof askAtEveryLogin>, queries: QueryClient): Promise<void> => {
    const gateway = get(gatewayAtom)
    try {
      await gateway(askAtEveryLogin, request)
    } finally {
      void queries.invalidateQueries(securityQuery)
    }
  },
)
