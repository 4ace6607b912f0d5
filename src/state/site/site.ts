import { queryOptions } from '@tanstack/react-query'
import { getDomainRoute } from '../../api/site/site.ts'
import { withSessionCache } from '../session-cache.ts'
import { PUBLIC } from '../query-scope.ts'
import { SESSION_KEYS } from './storage.ts'
import { ask } from '../ask.ts'

/** The merchant's domains and resources (app downloads, social page, e-mail). */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  meta: PUBLIC,
  queryFn: (context) => withSessionCache(getDomainRoute, SESSION_KEYS.routers, () => ask(context, getDomainRoute, {})),
  staleTime: Number.POSITIVE_INFINITY,
})
