/** Promotions (spec 2, "Other screens"; spec 4, "Promotion or activity status"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import {
  applyPromotion,
  claimPromotion,
  getPromotion,
  listPromotions,
  type PROMOTION_PLACES,
} from '../../api/rewards/promotions.ts'
import type { ReplyOf, RequestOf } from '../../api/transport/endpoint.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { readRewardState, type RewardState } from '../../rules/rewards/reward-state.ts'
import type { Terms } from '../../rules/rewards/worked-example.ts'
import { gatewayAtom } from '../gateway.ts'
import { claimAtom } from '../money/request/claim.ts'
import { readAmount } from '../money/request/reply-amount.ts'
import { PROMOTION_COUNT } from './promotion-count.ts'

const PROMOTIONS = ['promotions'] as const

type Wire = ReplyOf<typeof listPromotions>['list'][number]
type WireDetail = ReplyOf<typeof getPromotion>

export type PromotionPlace = (typeof PROMOTION_PLACES)[number]

/** As the contract has it, with amounts in minor units and its status read. */
export interface Promotion extends Omit<Wire, 'terms' | 'due'> {
  /** `null` for a word that nobody knows here; then `status` stands as the platform wrote it. */
  readonly state: RewardState | null
  readonly terms: Terms
  readonly due: bigint | null
}
export interface PromotionDetail extends Promotion, Pick<WireDetail, 'conditions' | 'applied'> {}

function readPromotion(it: Wire, at: string, read: (text: string, field: string) => bigint): Promotion {
  const { amount, upTo, minDeposit, prizes } = it.terms
  const sum = (text: string | null, field: string): bigint | null => (text === null ? null : read(text, at + field))
  return {
    ...it,
    state: readRewardState(it.status),
    terms: {
      ...it.terms,
      amount: sum(amount, 'terms.amount'),
      upTo: sum(upTo, 'terms.upTo'),
      minDeposit: sum(minDeposit, 'terms.minDeposit'),
      prizes: prizes && { ...prizes, largest: read(prizes.largest, `${at}terms.prizes.largest`) },
    },
    due: sum(it.due, 'due'),
  }
}

interface Asked {
  readonly gateway: Gateway
  /** Decimals of the currency. */
  readonly digits: number
  /** The code that texts come in. */
  readonly language: string
  /** Whether a member asks: their own states come along. */
  readonly signedIn: boolean
}

/** What the visitor is offered, and the types that there are. */
export const promotionsQuery = ({ gateway, digits, language, signedIn }: Asked) =>
  queryOptions({
    queryKey: [...PROMOTIONS, 'list', language, signedIn],
    queryFn: async ({ signal }) => {
      const { types, list } = await gateway(listPromotions, { language }, { signal })
      const read = (text: string, field: string): bigint => readAmount(text, digits, listPromotions, field)
      return { types, list: list.map((it, index) => readPromotion(it, `list.${index}.`, read)) }
    },
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })

/** One promotion with its conditions. @param id as the list names it */
export const promotionQuery = ({ gateway, digits, language, signedIn }: Asked, id: string) =>
  queryOptions({
    queryKey: [...PROMOTIONS, 'one', id, language, signedIn],
    queryFn: async ({ signal }): Promise<PromotionDetail> => {
      const it = await gateway(getPromotion, { id, language }, { signal })
      const read = (text: string, field: string): bigint => readAmount(text, digits, getPromotion, field)
      return { ...it, ...readPromotion(it, '', read) }
    },
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })

/** Asks anew how promotions stand, and how many the header counts. */
export function refreshPromotions(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: PROMOTIONS })
  void queries.invalidateQueries({ queryKey: PROMOTION_COUNT })
}

/** Joins a promotion. Whatever comes of it, it is asked anew how promotions stand. @throws Failure */
export const applyPromotionAtom = atom(
  null,
  async (get, _set, said: RequestOf<typeof applyPromotion>, queries: QueryClient): Promise<void> => {
    try {
      await get(gatewayAtom)(applyPromotion, said)
    } finally {
      refreshPromotions(queries)
    }
  },
)

/** Brings what a promotion gives into the wallet, once. */
export const claimPromotionAtom = claimAtom('promotion', claimPromotion)
