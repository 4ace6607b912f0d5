import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { getDomainRoute } from '../../api/site/site.ts'
import { withSessionCache } from '../session-cache.ts'
import { PUBLIC } from '../query-scope.ts'
import { SESSION_KEYS } from './storage.ts'

/** The merchant's domains and resources (app downloads, social page, e-mail). */
export const siteQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['site'],
    meta: PUBLIC,
    queryFn: ({ signal }) =>
      withSessionCache(getDomainRoute, SESSION_KEYS.routers, () => gateway(getDomainRoute, {}, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
