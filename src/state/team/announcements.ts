/** What agents are told (spec 2, "Agent centre": Announcement). */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAgentAnnouncements } from '../../api/team/announcements.ts'
import { PAGE_NOTICES } from '../../rules/figures.ts'
import { ask } from '../ask.ts'

/** A page of them, the newest first, each with its whole HTML. @param page from 1 */
export const agentAnnouncementsQuery = (language: string, page: number) =>
  queryOptions({
    queryKey: ['team', 'announcements', language, page],
    queryFn: (context) => ask(context, listAgentAnnouncements, { language, pageNo: page, pageSize: PAGE_NOTICES }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
