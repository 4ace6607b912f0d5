/** Rewards (spec 7, "Wallet, rewards, points"). */
import * as v from 'valibot'
import { endpoint } from '../transport/endpoint.ts'
import { requestNo } from '../money/money-requests.ts'
import { instant, label, money, readable, spare, timesToBet } from '../schemas.ts'

/** What a member was promised or given, the newest first (spec 2, "Member centre": rewardCenter). Spec: not shown. */
export const listRewards = endpoint({
  name: 'listRewards',
  module: 'REWARD',
  method: 'GET',
  path: '/wps/relay/MCS2_getRewardList',
  token: 'required',
  assumed: true,
  request: v.strictObject({ language: v.string() }),
  reply: v.object({
    list: readable(
      v.object({
        id: v.string(),
        /** What it is for, such as `birthday`, `red-envelope` or `vip-week`. */
        kind: label,
        title: v.string(),
        description: label,
        /** `null` where it is told only by claiming it, as of a red envelope that is closed. */
        amount: v.nullish(money, null),
        turnover: timesToBet,
        /** Such as `Claim` or `Issued` (spec 4, "Promotion or activity status"). */
        status: v.string(),
        /** When it ends; `null` where it does not. */
        ends: spare(v.nullable(instant), null),
      }),
    ),
  }),
})

/** Brings a reward into the wallet, once. Spec: not shown. */
export const claimReward = endpoint({
  name: 'claimReward',
  module: 'REWARD',
  method: 'POST',
  path: '/wps/relay/MCS2_claimReward',
  token: 'required',
  sealed: true,
  money: 'reward',
  assumed: true,
  request: v.strictObject({ requestNo, /** The reward. */ from: v.string() }),
  reply: v.object({ reference: v.string(), amount: money }),
})
