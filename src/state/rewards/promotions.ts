import { queryOptions } from '@tanstack/react-query'
import { countAvailablePromotions } from '../../api/rewards/promotions.ts'
import { ask } from '../ask.ts'

/** How many promotions the visitor could join; rechecked at login, since `signedIn` is part of the key. */
export const promotionCountQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['promotion-count', signedIn],
    queryFn: async (context) => (await ask(context, countAvailablePromotions, {})).count,
    staleTime: 60_000,
  })
