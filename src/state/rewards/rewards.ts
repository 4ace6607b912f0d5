/** The member's rewards (spec 2, "Member centre": rewardCenter). */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ReplyOf } from '../../api/transport/endpoint.ts'
import { claimReward, listRewards } from '../../api/rewards/rewards.ts'
import { readRewardState, type RewardState } from '../../rules/rewards/reward-state.ts'
import { sendMoneyAtom, type Sent } from '../money/request/send-money.ts'
import { MAIN_WALLET } from '../money/wallets.ts'
import { askMoney } from '../money/ask-money.ts'

const REWARDS_KEY = ['rewards'] as const

export interface Reward {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Minor units; `null` for what is no money. */
  readonly amount: bigint | null
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
      return list.map(({ kind: _, ...reward }) => ({ ...reward, state: readRewardState(reward.status) }))
    },
    staleTime: 15_000,
    refetchOnWindowFocus: true,
  })

/** Asks anew how the rewards stand. */
export const refreshRewards = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: REWARDS_KEY })

interface Asked {
  /** Made by `newRequestNo`. */
  readonly requestNo: string
  readonly again: boolean
}

/** Brings a reward into the wallet, once. @throws Failure where nothing has been moved */
export const claimRewardAtom = atom(
  null,
  (_get, set, said: Asked & { reward: string }, queries: QueryClient): Promise<Sent<ReplyOf<typeof claimReward>>> => {
    const { reward, ...asked } = said
    const movement = { from: reward, to: MAIN_WALLET, amount: null }
    const sending = { ...asked, ...movement, kind: 'reward', endpoint: claimReward, request: { from: reward } } as const
    // The cast: what sends for any call forgets whose reply it is.
    return set(sendMoneyAtom, sending, queries) as Promise<Sent<ReplyOf<typeof claimReward>>>
  },
)
