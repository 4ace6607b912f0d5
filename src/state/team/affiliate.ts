/** Applying to be an affiliate, and what an affiliate invites with (spec 2, "Other screens"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { applyAsAffiliate, getAffiliateApplication } from '../../api/team/affiliate.ts'
import type { RequestOf } from '../../api/transport/endpoint.ts'
import { ask } from '../ask.ts'
import { gatewayAtom } from '../gateway.ts'

/** What has become of the member's application. */
export const affiliateQuery = queryOptions({
  queryKey: ['affiliate'],
  queryFn: (context) => ask(context, getAffiliateApplication, {}),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
})

/** Applies. Whatever comes of it, it is asked anew how the application stands. @throws Failure */
export const applyAsAffiliateAtom = atom(
  null,
  async (get, _set, said: RequestOf<typeof applyAsAffiliate>, queries: QueryClient): Promise<void> => {
    try {
      await get(gatewayAtom)(applyAsAffiliate, said)
    } finally {
      await queries.invalidateQueries({ queryKey: affiliateQuery.queryKey })
    }
  },
)

/** Where those register whom an affiliate invites (spec 2, "Routes": /register with affiliateCode). Built here, so that it leads nowhere else. */
export function affiliateAddress(code: string): string {
  const url = new URL('/register', location.origin)
  url.searchParams.set('affiliateCode', code)
  return url.href
}
