import type { Search } from '../../rules/site/search-params.ts'

/** The address of one promotion, for a link; the type that the list is narrowed to stays. */
export const promotionAddress = (promotion: string) =>
  ({
    to: '/promoDetail',
    search: ({ type }: Search): Search => ({ ...(type !== undefined && { type }), promotion }),
    resetScroll: true,
  }) as const
