/** The rewards of a member, and claiming them (spec 2, "Member centre": rewardCenter). */
import { readRewardState } from '../../../src/rules/rewards/reward-state.ts'
import { Refused } from '../answers.ts'
import { signedIn } from '../context.ts'
import type * as calls from '../../../src/api/rewards/rewards.ts'
import type { Answers } from '../contract.ts'
import { familyIn } from '../handling.ts'
import { payFromHouse } from '../money/move.ts'
import { REWARD_KINDS, REWARD_TEXTS } from '../seeds/rewards/rewards.ts'

export const rewardList = {
  listRewards: ({ language }, context) => {
    const family = familyIn(context, language)
    const say = (english: string): string => context.demo.texts.say(family, 'reward', english)
    return {
      list: context.store.rewards.of(signedIn(context).id).map(({ kind, amount, ...reward }) => {
        const known = REWARD_KINDS.find((one) => one === kind)
        const [title, description] = known ? REWARD_TEXTS[known] : [kind, '']
        const said = amount === null ? null : context.money(amount)
        return { ...reward, kind, title: say(title), description: say(description), amount: said }
      }),
    }
  },

  claimReward: ({ from }, context) => {
    const { merchant, store, now, money } = context
    const member = signedIn(context).id
    const reward = store.rewards.of(member).find(({ id }) => id === from)
    if (!reward) throw new Refused('reward not found')
    const state = readRewardState(reward.status)
    if (state === 'claimed') throw new Refused('reward claimed already')
    if (state !== 'claim' || reward.amount === null || (reward.ends !== null && reward.ends <= now()))
      throw new Refused('reward not completed')
    const { id: reference, amount } = reward
    payFromHouse(context, member, { merchant: merchant.merchantCode, reason: 'reward', reference, amount })
    store.rewards.setStatus(reference, 'Claimed')
    return { reference, amount: money(amount) }
  },
} satisfies Answers<typeof calls>
