import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberPage } from '../../rules/account/member-pages.ts'
import type { Promotion, PromotionPlace } from '../../state/rewards/promotions.ts'

export interface Place {
  readonly page: MemberPage
  readonly name: MessageDescriptor
}

/** Where a promotion is taken part in that has no form of its own, and what leads there. */
const PLACES: Readonly<Partial<Record<PromotionPlace | 'unknown', Place>>> = {
  deposit: { page: 'depositv2', name: msg`Deposit` },
  missions: { page: 'missionLeaderboard', name: msg`See the leaderboard` },
  referral: { page: 'referral', name: msg`Invite friends` },
  cashback: { page: 'manualRebate', name: msg`Rebate` },
  raffle: { page: 'raffle', name: msg`Go to the raffle` },
  'sign-in': { page: 'rewardCenter', name: msg`Daily sign-in` },
  'bonus-code': { page: 'rewardCenter', name: msg`Enter the code` },
}

/** Where it is taken part in; `null` for one that is joined on its own page, or by nobody now. */
export const placeOf = ({ place, state }: Pick<Promotion, 'place' | 'state'>): Place | null =>
  place === null || (state !== 'join' && state !== 'joined') ? null : (PLACES[place] ?? null)
