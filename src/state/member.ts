import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../api/gateway.ts'
import { getMemberIcon } from '../api/session.ts'

/** The member's avatar. */
export const avatarQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['avatar'],
    queryFn: ({ signal }) => gateway(getMemberIcon, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
