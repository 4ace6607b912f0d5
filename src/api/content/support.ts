/** Customer service (spec 3, "Customer service entry"; spec 7, "Customer service link"). */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { readable } from '../schemas.ts'

/** The entry type that is opened (spec 3: "Type 3 is used"). */
export const SERVICE_LINK_TYPE = 3

/**
 * The address of customer service. Spec: method and path not shown; "the path is encrypted".
 * The sealed request carries a fresh A256GCM key (`replyKey`, base64url), and each path comes back as a
 * compact JWE under that key; where the merchant seals nothing, it is plain text.
 */
export const getServiceLink = endpoint({
  name: 'getServiceLink',
  module: 'SUPPORT',
  method: 'POST',
  path: '/wps/system/customerService',
  token: 'optional',
  sealed: true,
  assumed: true,
  request: v.strictObject({
    csType: v.picklist(['VIP', 'LIVECHAT']),
    replyKey: v.optional(v.pipe(v.string(), v.length(43))),
  }),
  reply: v.object({
    version: v.object({ pathList: readable(v.object({ type: v.number(), path: v.string() })) }),
  }),
})
