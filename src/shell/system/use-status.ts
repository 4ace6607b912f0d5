import { useQuery, useQueryClient } from '@tanstack/react-query'
import { closure } from '../../rules/site/closure.ts'
import { statusQuery } from '../../state/site/status.ts'
import { useOnline } from '../use-online.ts'
import { systemView } from './system-view.ts'

/** The permission response, and what it means for the whole page. */
export function useStatus() {
  const queries = useQueryClient()
  const online = useOnline()
  // The build's render has no address; it asks nothing either.
  const host = typeof location === 'undefined' ? '' : location.hostname
  const asked = useQuery(statusQuery(host))
  const { data, isFetching } = asked
  return {
    status: data === 'wrong-domain' ? undefined : data,
    view: systemView(data),
    /** Why games and money are closed, or `null`. */
    closure: closure(online, asked),
    retrying: isFetching,
    /** Asks again for everything on the page that failed: whoever gets no status mostly misses more. */
    retry: () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null }),
  }
}
