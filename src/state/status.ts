import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../api/gateway.ts'
import { getStatus } from '../api/system.ts'
import { Refusal } from '../rules/failure.ts'
import { DOMAIN_CHECK_FAILED } from '../rules/status.ts'
import { PUBLIC } from './query-scope.ts'

/**
 * The permission response; asked again every minute, so that maintenance begins and ends under an open page.
 * A host that is none of the merchant's is an answer too: as an error it would be forgotten with each new try.
 */
export const statusQuery = (gateway: Gateway, host: string) =>
  queryOptions({
    queryKey: ['status', host],
    meta: PUBLIC,
    queryFn: ({ signal }) =>
      gateway(getStatus, { url: host }, { signal }).catch((error: unknown): 'wrong-domain' => {
        if (error instanceof Refusal && error.serverMessage.trim().toLowerCase() === DOMAIN_CHECK_FAILED) {
          return 'wrong-domain'
        }
        throw error
      }),
    // What reads this comes and goes with its answer; coming must not ask again.
    retryOnMount: false,
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
