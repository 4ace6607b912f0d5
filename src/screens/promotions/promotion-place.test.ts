/** Where promotions lead that are taken part in elsewhere. */
import { expect, test } from 'vitest'
import { PROMOTION_PLACES } from '../../api/rewards/promotions.ts'
import { REWARD_STATES } from '../../rules/rewards/reward-state.ts'
import { placeOf } from './promotion-place.ts'

const LEADS = {
  deposit: 'depositv2',
  missions: 'missionLeaderboard',
  referral: 'referral',
  cashback: 'manualRebate',
  'sign-in': 'rewardCenter',
  raffle: 'raffle',
  'bonus-code': 'rewardCenter',
} as const satisfies Record<(typeof PROMOTION_PLACES)[number], string>

test.each(PROMOTION_PLACES)('a promotion of "%s" leads there while it can be joined, and once it was', (place) => {
  for (const state of ['join', 'joined'] as const) expect(placeOf({ place, state })?.page).toBe(LEADS[place])
  for (const state of [...REWARD_STATES.filter((one) => one !== 'join' && one !== 'joined'), null])
    expect(placeOf({ place, state })).toBeNull()
})
