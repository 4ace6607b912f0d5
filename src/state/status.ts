import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../api/gateway.ts'
import { getStatus } from '../api/system.ts'

/** The permission response; asked again every minute, so that maintenance begins and ends under an open page. */
export const statusQuery = (gateway: Gateway, host: string) =>
  queryOptions({
    queryKey: ['status', host],
    queryFn: ({ signal }) => gateway(getStatus, { url: host }, { signal }),
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
