import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../api/gateway.ts'
import { countUnreadMessages } from '../api/messages.ts'

export const unreadCountQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['unread-count'],
    queryFn: async ({ signal }) => (await gateway(countUnreadMessages, {}, { signal })).count,
    staleTime: 60_000,
  })
