/** The rewards of a member, and claiming them (spec 2, "Member centre": rewardCenter). */
import { readRewardState } from '../../../src/rules/rewards/reward-state.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/rewards/rewards.ts'
import type { Answers } from '../contract.ts'
import { matches, orRefuse, wordsIn } from '../handling.ts'
import { payClaim } from '../money/move.ts'
import type { Reward } from '../store/rewards/rewards.ts'
import { REWARD_KINDS, REWARD_TEXTS } from '../seeds/rewards/rewards.ts'

export const rewardList = {
  listRewards: ({ language }, context) => {
    const say = wordsIn(context, 'reward', language)
    const own = context.store.rewards.of(signedIn(context).id)
    return { list: own.map((reward) => writeReward(reward, say, context)) }
  },

  claimReward: ({ from }, context) => {
    const { rewards } = context.store
    const all = rewards.of(signedIn(context).id)
    const reward = orRefuse(all.find(matches({ id: from })), 'reward not found')
    const state = readRewardState(reward.status)
    if (state === 'claimed') throw new Refused('reward claimed already')
    if (state !== 'claim' || reward.amount === null || (reward.ends !== null && reward.ends <= context.now()))
      throw new Refused('reward not completed')
    rewards.setStatus(from, 'Claimed')
    return payClaim(context, { reason: 'reward', reference: from, amount: reward.amount })
  },
} satisfies Answers<typeof calls>

function writeReward({ id, kind, amount, status, ends }: Reward, say: (english: string) => string, context: Context) {
  const known = REWARD_KINDS.find((one) => one === kind)
  const [title, description] = known ? REWARD_TEXTS[known] : [kind, '']
  const isSealed = kind === 'red-envelope' && readRewardState(status) === 'claim'
  const said = amount === null || isSealed ? null : context.money(amount)
  return { id, kind, title: say(title), description: say(description), amount: said, turnover: null, status, ends }
}
