import { queryOptions } from '@tanstack/react-query'
import { FEEDBACK_BOUNDS, getHelpCentre } from '../../api/content/help.ts'
import { PUBLIC } from '../query-scope.ts'
import { ask } from '../ask.ts'

export { FEEDBACK_BOUNDS }

export const helpQuery = (language: string) =>
  queryOptions({
    queryKey: ['help', language],
    meta: PUBLIC,
    queryFn: (context) => ask(context, getHelpCentre, { language }),
    staleTime: 300_000,
  })
