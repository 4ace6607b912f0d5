/** Rewards (spec 7, "Wallet, rewards, points"). */
import type * as calls from '../../../src/api/rewards/promotions.ts'
import type { Answers } from '../contract.ts'
import { announcementsOf } from '../seeds/content/announcements.ts'

export const rewards = {
  // Every promotion that is announced to the visitor can be joined.
  countAvailablePromotions: (_, context) => ({
    count: announcementsOf(context, context.language.family).filter(
      ({ type, execution }) => type === 'PR' && execution === (context.member ? 'A' : 'B'),
    ).length,
  }),
} satisfies Answers<typeof calls>
