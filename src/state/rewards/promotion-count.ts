import { queryOptions } from '@tanstack/react-query'
import type { Gateway } from '../../api/transport/gateway.ts'
import { countAvailablePromotions } from '../../api/rewards/promotion-count.ts'

export const PROMOTION_COUNT = ['promotion-count'] as const

/** How many promotions the visitor could join; rechecked at login, since `signedIn` is part of the key. */
export const promotionCountQuery = (gateway: Gateway, signedIn: boolean) =>
  queryOptions({
    queryKey: [...PROMOTION_COUNT, signedIn],
    queryFn: async ({ signal }) => (await gateway(countAvailablePromotions, {}, { signal })).count,
    staleTime: 60_000,
  })
