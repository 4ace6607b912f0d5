/** The rewards of a member, and claiming them (spec 2, "Member centre": rewardCenter). */
import { readRewardState } from '../../../src/rules/rewards/reward-state.ts'
import { toDecimal } from '../../../src/rules/money/money.ts'
import { Refused } from '../answers.ts'
import { signedIn } from '../context.ts'
import type * as calls from '../../../src/api/rewards/rewards.ts'
import type { Answers } from '../contract.ts'
import { familyOf } from '../site/merchant.ts'
import { languageOf } from '../read-request.ts'
import { REWARD_KINDS, REWARD_TEXTS } from '../seeds/rewards/rewards.ts'
import { houseAccount, walletAccount } from '../store/ledger.ts'

export const rewardList = {
  listRewards: ({ language }, context) => {
    const { merchant, store } = context
    const texts = REWARD_TEXTS[familyOf(merchant, languageOf(merchant, language))]
    return {
      list: store.rewards.of(signedIn(context).id).map(({ kind, amount, ...reward }) => {
        const known = REWARD_KINDS.find((one) => one === kind)
        const [title, description] = known ? texts[known] : [kind, '']
        const said = amount === null ? null : toDecimal(amount, merchant.currencyDigits)
        return { ...reward, kind, title, description, amount: said }
      }),
    }
  },

  claimReward: ({ from }, context) => {
    const { merchant, store, now } = context
    const code = merchant.merchantCode
    const member = signedIn(context).id
    const reward = store.rewards.of(member).find(({ id }) => id === from)
    if (!reward) throw new Refused('reward not found')
    const state = readRewardState(reward.status)
    if (state === 'claimed') throw new Refused('reward claimed already')
    if (state !== 'claim' || reward.amount === null || (reward.ends !== null && reward.ends <= now()))
      throw new Refused('reward not completed')
    const house = houseAccount(code)
    store.ledger.open(house, code, true)
    store.ledger.post({
      merchant: code,
      reason: 'reward',
      reference: reward.id,
      at: now(),
      entries: [
        { account: house, amount: -reward.amount },
        { account: walletAccount(member), amount: reward.amount },
      ],
    })
    store.rewards.setStatus(reward.id, 'Claimed')
    return { reference: reward.id, amount: toDecimal(reward.amount, merchant.currencyDigits) }
  },
} satisfies Answers<typeof calls>
