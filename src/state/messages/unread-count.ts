import { queryOptions } from '@tanstack/react-query'
import { countUnreadMessages } from '../../api/messages/messages.ts'
import { ask } from '../ask.ts'

/** What the count of unread messages is kept under. */
export const UNREAD_KEY = ['unread-count'] as const

export const unreadCountQuery = queryOptions({
  queryKey: UNREAD_KEY,
  queryFn: async (context) => (await ask(context, countUnreadMessages, {})).count,
  staleTime: 60_000,
})
