import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '../../api/transport/endpoint.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { FEEDBACK_BOUNDS, getHelpCentre, sendFeedback } from '../../api/content/help.ts'
import { PUBLIC } from '../query-scope.ts'

export { FEEDBACK_BOUNDS }
export type Feedback = RequestOf<typeof sendFeedback>

export const helpQuery = (gateway: Gateway, language: string) =>
  queryOptions({
    queryKey: ['help', language],
    meta: PUBLIC,
    queryFn: ({ signal }) => gateway(getHelpCentre, { language }, { signal }),
    staleTime: 300_000,
  })

/** Sends feedback; the answer holds the ticket's number. Sent once, never repeated by itself. */
export const feedbackMutation = (gateway: Gateway) =>
  mutationOptions({ mutationFn: (feedback: Feedback) => gateway(sendFeedback, feedback) })
