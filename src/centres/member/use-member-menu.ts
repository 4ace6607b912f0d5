import { useQuery } from '@tanstack/react-query'
import { memberMenuQuery } from '../../state/account/member-menu.ts'
import { unreadCountQuery } from '../../state/messages/unread-count.ts'
import type { ServerMenu } from '../frame/centre.ts'

/** The server's menu, with what is unread by now. */
export function useMemberMenu(): ServerMenu {
  const { data, error, refetch, isFetching, fetchStatus } = useQuery(memberMenuQuery)
  // What is unread changes while the menu stands; each mark of it says the same.
  const { data: unread } = useQuery(unreadCountQuery)
  const items = data?.map((item) => (item.page === 'messageV2' ? { ...item, count: unread ?? item.count } : item))
  return { items, error, refetch, isFetching, fetchStatus }
}
