/** The member's rewards (spec 2, "Member centre": rewardCenter). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { claimReward, listRewards } from '../../api/rewards/rewards.ts'
import { readRewardState, type RewardState } from '../../rules/rewards/reward-state.ts'
import { claimAtom } from '../money/request/claim.ts'
import { askMoney } from '../money/ask-money.ts'

const REWARDS_KEY = ['rewards'] as const

/** The kind of a reward of which nobody knows how much it is before it is opened (spec 2: Red Envelope). */
export const RED_ENVELOPE = 'red-envelope'
/** The kind of the reward for adding the brand on Zalo (spec 9). */
export const ZALO = 'zalo'

export interface Reward {
  readonly id: string
  /** What it is for, such as `birthday` or `vip-level`; empty where the platform does not say. */
  readonly kind: string
  readonly title: string
  readonly description: string
  /** Minor units; `null` for what is no money. */
  readonly amount: bigint | null
  /** How many times of it has to be bet before it can be withdrawn; `null` for none, `undefined` where nobody says so. */
  readonly turnover?: string | null | undefined
  /** `null` for a word that nobody knows here; then `status` stands as the platform wrote it. */
  readonly state: RewardState | null
  readonly status: string
  /** Milliseconds since 1970. */
  readonly ends: number | null
}

/** @param language the merchant's code of the language to read them in */
export const rewardsQuery = (language: string) =>
  queryOptions({
    queryKey: [...REWARDS_KEY, language],
    queryFn: async (context): Promise<readonly Reward[]> => {
      const { list } = await askMoney(context, listRewards, { language })
      return list.map((reward) => ({ ...reward, state: readRewardState(reward.status) }))
    },
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** Asks anew how the rewards stand. */
export const refreshRewards = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: REWARDS_KEY })

/** Brings a reward into the wallet, once. */
export const claimRewardAtom = claimAtom('reward', claimReward)
