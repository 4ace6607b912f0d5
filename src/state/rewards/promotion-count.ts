import { queryOptions } from '@tanstack/react-query'
import { countAvailablePromotions } from '../../api/rewards/promotion-count.ts'
import { ask } from '../ask.ts'

export const PROMOTION_COUNT = ['promotion-count'] as const

/** How many promotions the visitor could join; rechecked at login, since `signedIn` is part of the key. */
export const promotionCountQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: [...PROMOTION_COUNT, signedIn],
    queryFn: async (context) => (await ask(context, countAvailablePromotions, {})).count,
    staleTime: 60_000,
  })
