/** Feedback, and the member's tickets with what was answered (spec 3, "Support ticket"). */
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { listTickets, sendFeedback } from '../../api/content/feedback.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { ask } from '../ask.ts'

const TICKETS = ['tickets'] as const
/** How many tickets a page has. */
export const TICKETS_PER_PAGE = 10

export type Feedback = RequestOf<typeof sendFeedback>
export type Ticket = ReplyOf<typeof listTickets>['list'][number]

/** What the member has sent, the newest first. @param page from 1 */
export const ticketsQuery = (page: number) =>
  queryOptions({
    queryKey: [...TICKETS, page],
    queryFn: (context) => ask(context, listTickets, { pageNo: page, pageSize: TICKETS_PER_PAGE }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** Sends feedback; the answer holds the ticket's number. Sent once, never repeated by itself. */
export const feedbackMutation = mutationOptions({
  mutationFn: (feedback: Feedback, context) => ask(context, sendFeedback, feedback),
  onSettled: (_data, _error, _feedback, _result, { client }) => client.invalidateQueries({ queryKey: TICKETS }),
})
