/** The member centre's menu (spec 2, "Member centre": "it shows only after its menu has loaded"). Spec: the call is not shown. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { count, nothing, readable, spare } from '../schemas.ts'

/**
 * The pages that this member may open, by their keys, in the server's order; with each the number of what waits there, such as
 * missions, where there is one.
 */
export const listMemberPages = endpoint({
  name: 'listMemberPages',
  module: 'ACCOUNT',
  method: 'GET',
  path: '/wps/member/info/menu',
  token: 'required',
  assumed: true,
  request: nothing,
  reply: v.object({ pages: readable(v.object({ page: v.string(), count: spare(count, 0) })) }),
})
