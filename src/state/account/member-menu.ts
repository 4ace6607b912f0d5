import { queryOptions } from '@tanstack/react-query'
import { listMemberPages } from '../../api/account/member-centre.ts'
import { ask } from '../ask.ts'

/** The pages of the member centre that the server lets the member open, with how much waits there (spec 2, "Member centre"). */
export const memberMenuQuery = queryOptions({
  queryKey: ['member-menu'],
  queryFn: async (context) => (await ask(context, listMemberPages, {})).pages,
  staleTime: 60_000,
})
