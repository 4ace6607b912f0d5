import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { isOffline } from '../../api/transport/network.ts'
import { getStatus } from '../../api/site/system.ts'
import { closure, type Closure } from '../../rules/site/closure.ts'
import { Refusal } from '../../rules/failure.ts'
import { DOMAIN_CHECK_FAILED } from '../../rules/site/status.ts'
import { PUBLIC } from '../query-scope.ts'
import { ask } from '../ask.ts'

const key = (host: string) => ['status', host]
const EVERY_MS = 60_000

/**
 * The permission response; asked again every minute, so that maintenance begins and ends under an open page.
 * A host that is none of the merchant's is an answer too: as an error it would be forgotten with each new try.
 */
export const statusQuery = (host: string) =>
  queryOptions({
    queryKey: key(host),
    meta: PUBLIC,
    queryFn: (context) =>
      ask(context, getStatus, { url: host }).catch((error: unknown): 'wrong-domain' => {
        if (error instanceof Refusal && error.serverMessage.trim().toLowerCase() === DOMAIN_CHECK_FAILED) {
          return 'wrong-domain'
        }
        throw error
      }),
    // What reads this comes and goes with its answer; coming must not ask again.
    retryOnMount: false,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  })

/** Why games and money are closed at this moment, or `null`. */
export function closureNow(queries: QueryClient, host: string): Closure | null {
  return closure(!isOffline(), queries.getQueryState(key(host)))
}
