/** Promotions (spec 7, "Wallet, rewards, points"). The count is among what the first view asks for, so it stands alone. */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { count, nothing } from '../schemas.ts'

/** How many promotions the visitor could join. Spec: method and path not shown. */
export const countAvailablePromotions = endpoint({
  name: 'countAvailablePromotions',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getAvailablePromotionCount',
  token: 'optional',
  assumed: true,
  request: nothing,
  reply: v.object({ count }),
})
