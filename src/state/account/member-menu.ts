import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { listMemberPages } from '../../api/account/member-centre.ts'
import { isMemberPage, type MemberPageKey } from '../../rules/account/member-pages.ts'

/** A page that the member may open, and how much waits there. */
export interface MemberMenuItem {
  readonly page: MemberPageKey
  readonly count: number
}

/** The member centre's menu (spec 2, "Member centre"); a page that nobody knows here is left out, and so is a second mention. */
export const memberMenuQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['member-menu'],
    queryFn: async ({ signal }): Promise<readonly MemberMenuItem[]> => {
      const { pages } = await gateway(listMemberPages, {}, { signal })
      const known = pages.flatMap(({ page, count }) => (isMemberPage(page) ? [{ page, count }] : []))
      return known.filter(({ page }, at) => known.findIndex((other) => other.page === page) === at)
    },
    staleTime: 60_000,
  })
