/** The member's bonuses (spec 2, "Member centre": bonus details). */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { BONUS_STATES, listBonuses } from '../../api/rewards/bonuses.ts'
import { askMoney } from '../money/ask-money.ts'

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

export const bonusesQuery = ({ language, state, page }: BonusesAsked) =>
  queryOptions({
    queryKey: ['bonuses', language, state ?? null, page],
    queryFn: (context): Promise<{ readonly total: number; readonly list: readonly Bonus[] }> =>
      askMoney(context, listBonuses, {
        language,
        pageNo: page,
        pageSize: BONUSES_PER_PAGE,
        ...(state ? { state } : {}),
      }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
  })
