/** Inviting friends: each that has made a deposit earns who invited them something, once. */
import { createHash } from 'node:crypto'
import { signedIn, type Services } from '../context.ts'
import type * as calls from '../../../src/api/rewards/referral.ts'
import type { Answers } from '../contract.ts'
import { familyIn, listed } from '../handling.ts'
import { payFromHouse } from '../money/move.ts'
import { minorUnits, type MerchantSeed } from '../site/merchant.ts'
import { walletAccount } from '../store/ledger.ts'
import type { Friend } from '../store/rewards/referrals.ts'

/** In whole units of the currency. */
const REWARD = 10

/** A member's code: the same at each start, and no way back to who it is. */
export const referralCode = (member: string): string =>
  createHash('sha256').update(`referral/${member}`).digest('hex').slice(0, 8).toUpperCase()

/** The ledger's reference of what a friend has earned. */
const referenceOf = (friend: string): string => `REF-${friend}`

interface Settled extends Friend {
  /** Minor units; `null` while it is yet to come. */
  readonly earned: bigint | null
}

/** The friends of a member; what one has come to earn meanwhile is paid first. */
export function settleReferrals({ store, now }: Services, merchant: MerchantSeed, member: string): Settled[] {
  const code = merchant.merchantCode
  const wallet = walletAccount(member)
  return store.db.transaction(() => {
    const history = store.ledger.history(wallet)
    const paid = new Map(
      history.filter(({ reason }) => reason === 'referral-reward').map((one) => [one.reference, one]),
    )
    return store.referrals.friends(code, referralCode(member)).map((friend) => {
      const reference = referenceOf(friend.id)
      const before = paid.get(reference)?.entries.find(({ account }) => account === wallet)?.amount
      if (before !== undefined) return { ...friend, earned: before }
      const deposited = store.ledger.history(walletAccount(friend.id)).some(({ reason }) => reason === 'deposit')
      if (!deposited) return { ...friend, earned: null }
      const earned = minorUnits(merchant, REWARD)
      payFromHouse({ store, now }, member, { merchant: code, reason: 'referral-reward', reference, amount: earned })
      return { ...friend, earned }
    })
  })
}

export const referral = {
  getReferral: ({ language }, context) => {
    const { merchant, money } = context
    const member = signedIn(context).id
    const friends = settleReferrals(context, merchant, member)
    const earned = friends.flatMap((friend) => friend.earned ?? [])
    return {
      code: referralCode(member),
      invited: friends.length,
      rewarded: earned.length,
      earned: money(earned.reduce((sum, each) => sum + each, 0n)),
      reward: money(minorUnits(merchant, REWARD)),
      rules: context.demo.texts.page(familyIn(context, language), 'referral').html,
    }
  },

  listReferrals: (page, context) => {
    const friends = settleReferrals(context, context.merchant, signedIn(context).id)
    return listed(friends, page, ({ username, at, earned }) => ({
      name: `${username.slice(0, 2)}***${username.slice(-1)}`,
      time: at,
      earned: earned === null ? null : context.money(earned),
    }))
  },
} satisfies Answers<typeof calls>
