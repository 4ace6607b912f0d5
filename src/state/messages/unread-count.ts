import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { countUnreadMessages } from '../../api/messages/messages.ts'

/** What the count of unread messages is kept under. */
export const UNREAD_KEY = ['unread-count'] as const

export const unreadCountQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) => (await gateway(countUnreadMessages, {}, { signal })).count,
    staleTime: 60_000,
  })
