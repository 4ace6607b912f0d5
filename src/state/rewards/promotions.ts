/** Promotions (spec 2, "Other screens"; spec 4, "Promotion or activity status"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { InMinorUnits } from '../../api/minor-units.ts'
import {
  applyPromotion,
  claimPromotion,
  getPromotion,
  listPromotions,
  type PROMOTION_PLACES,
} from '../../api/rewards/promotions.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import { readRewardState, type RewardState } from '../../rules/rewards/reward-state.ts'
import { gatewayAtom } from '../gateway.ts'
import { PUBLIC } from '../query-scope.ts'
import { askMoney } from '../money/ask-money.ts'
import { claimAtom } from '../money/request/claim.ts'
import { PROMOTION_COUNT } from './promotion-count.ts'

const PROMOTIONS = ['promotions'] as const

export type PromotionPlace = (typeof PROMOTION_PLACES)[number]

/** Its state as read; `null` for a word that nobody knows here: then `status` stands as the platform wrote it. */
interface Read {
  readonly state: RewardState | null
}
/** As the contract has it, with amounts in minor units. */
export type Promotion = InMinorUnits<ReplyOf<typeof listPromotions>>['list'][number] & Read
export type PromotionDetail = InMinorUnits<ReplyOf<typeof getPromotion>> & Read

const readState = <It extends { readonly status: string }>(it: It): It & Read => ({
  ...it,
  state: readRewardState(it.status),
})

/** What guests are offered is the same for everyone. */
const scopeOf = (signedIn: boolean): object => (signedIn ? {} : { meta: PUBLIC })

interface Asked {
  /** The code that texts come in. */
  readonly language: string
  /** Whether a member asks: their own states come along. */
  readonly signedIn: boolean
}

/** What the visitor is offered, and the types that there are. */
export const promotionsQuery = ({ language, signedIn }: Asked) =>
  queryOptions({
    queryKey: [...PROMOTIONS, 'list', language, signedIn],
    queryFn: async (context) => {
      const { types, list } = await askMoney(context, listPromotions, { language })
      return { types, list: list.map(readState) }
    },
    ...scopeOf(signedIn),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })

/** One promotion with its conditions. @param id as the list names it */
export const promotionQuery = ({ language, signedIn }: Asked, id: string) =>
  queryOptions({
    queryKey: [...PROMOTIONS, 'one', id, language, signedIn],
    queryFn: async (context) => readState(await askMoney(context, getPromotion, { id, language })),
    ...scopeOf(signedIn),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })

/** Asks anew how promotions stand, and how many the header counts. */
export function refreshPromotions(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: PROMOTION_COUNT })
  return queries.invalidateQueries({ queryKey: PROMOTIONS })
}

/** Joins a promotion. Whatever comes of it, it is asked anew how promotions stand. @throws Failure */
export const applyPromotionAtom = atom(
  null,
  async (get, _set, said: RequestOf<typeof applyPromotion>, queries: QueryClient): Promise<void> => {
    try {
      await get(gatewayAtom)(applyPromotion, said)
    } finally {
      void refreshPromotions(queries)
    }
  },
)

/** Brings what a promotion gives into the wallet, once. */
export const claimPromotionAtom = claimAtom('promotion', claimPromotion)
