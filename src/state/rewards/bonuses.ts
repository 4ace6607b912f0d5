/** The member's bonuses (spec 2, "Member centre": bonus details). */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { BONUS_STATES, listBonuses } from '../../api/rewards/bonuses.ts'
import type { Gateway } from '../../api/transport/gateway.ts'
import { readAmount } from '../money/request/reply-amount.ts'

export { BONUS_STATES }
type KnownBonusState = (typeof BONUS_STATES)[number]
/** `unknown` is one of a later platform's. */
export type BonusState = KnownBonusState | 'unknown'

/** How many a page has. */
export const BONUSES_PER_PAGE = 10

export interface Bonus {
  readonly id: string
  readonly name: string
  readonly state: BonusState
  /** Minor units, as all amounts here. */
  readonly amount: bigint
  readonly turnoverRequired: bigint
  readonly turnoverDone: bigint
  /** Milliseconds since 1970, as all times here. */
  readonly time: number
  readonly givenTime: number | null
  readonly endTime: number | null
  readonly endedTime: number | null
}

interface BonusesAsked {
  /** The code that names come in. */
  readonly language: string
  readonly state: KnownBonusState | undefined
  /** From 1. */
  readonly page: number
}

/** @param digits decimals of the currency */
export const bonusesQuery = (gateway: Gateway, digits: number, { language, state, page }: BonusesAsked) =>
  queryOptions({
    queryKey: ['bonuses', language, state ?? null, page],
    queryFn: async ({ signal }): Promise<{ readonly total: number; readonly list: readonly Bonus[] }> => {
      const asked = { language, pageNo: page, pageSize: BONUSES_PER_PAGE, ...(state ? { state } : {}) }
      const { total, list } = await gateway(listBonuses, asked, { signal })
      const read = (text: string, index: number, field: string): bigint =>
        readAmount(text, digits, listBonuses, `list.${index}.${field}`)
      return {
        total,
        list: list.map((bonus, index) => ({
          ...bonus,
          amount: read(bonus.amount, index, 'amount'),
          turnoverRequired: read(bonus.turnoverRequired, index, 'turnoverRequired'),
          turnoverDone: read(bonus.turnoverDone, index, 'turnoverDone'),
        })),
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })
