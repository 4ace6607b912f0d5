import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { listMemberPages } from '../../api/account/member-centre.ts'

/** The pages of the member centre that the server lets the member open, with how much waits there (spec 2, "Member centre"). */
export const memberMenuQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['member-menu'],
    queryFn: async ({ signal }) => (await gateway(listMemberPages, {}, { signal })).pages,
    staleTime: 60_000,
  })
