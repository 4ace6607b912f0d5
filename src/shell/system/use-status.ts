import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { gatewayAtom } from '../../state/gateway.ts'
import { statusQuery } from '../../state/status.ts'
import { gatewayUnreachable, systemView } from './system-view.ts'

/** The permission response, and what it means for the whole page. */
export function useStatus() {
  // The build's render has no address; it asks nothing either.
  const host = typeof location === 'undefined' ? '' : location.hostname
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(statusQuery(useAtomValue(gatewayAtom), host))
  return {
    status: data === 'wrong-domain' ? undefined : data,
    view: systemView(data),
    unreachable: gatewayUnreachable(error, data === undefined && errorUpdateCount > 0),
    retrying: isFetching,
    retry: () => void refetch(),
  }
}
