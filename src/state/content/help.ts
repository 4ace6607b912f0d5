import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '../../api/transport/endpoint.ts'
import { FEEDBACK_BOUNDS, getHelpCentre, sendFeedback } from '../../api/content/help.ts'
import { PUBLIC } from '../query-scope.ts'
import { ask } from '../ask.ts'

export { FEEDBACK_BOUNDS }
export type Feedback = RequestOf<typeof sendFeedback>

export const helpQuery = (language: string) =>
  queryOptions({
    queryKey: ['help', language],
    meta: PUBLIC,
    queryFn: (context) => ask(context, getHelpCentre, { language }),
    staleTime: 300_000,
  })

/** Sends feedback; the answer holds the ticket's number. Sent once, never repeated by itself. */
export const feedbackMutation = mutationOptions({
  mutationFn: (feedback: Feedback, context) => ask(context, sendFeedback, feedback),
})
