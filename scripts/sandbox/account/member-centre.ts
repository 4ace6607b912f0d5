/** The member centre's menu (spec 2, "Member centre"). */
import { MEMBER_PAGES, type MemberPageKey } from '../../../src/rules/account/member-pages.ts'
import { signedIn } from '../context.ts'
import type * as calls from '../../../src/api/account/member-centre.ts'
import type { Answers } from '../contract.ts'
import { missionsOf } from '../rewards/missions.ts'
import { modulesOf } from '../site/modules.ts'

export const memberCentre = {
  // Cashback is there with manual rebate alone (spec 2, "Header"), transfers for those whose account is
  // let send to a team (spec 3, "Member info": toUpline), where the merchant has switched on either direction.
  listMemberPages: (_, context) => {
    const { id, toUpline } = signedIn(context)
    const { MANUAL_REBATE, TRANSFER_UPLINE, TRANSFER_DOWNLINE } = modulesOf(context)
    const wanted: Partial<Record<MemberPageKey, boolean>> = {
      manualRebate: MANUAL_REBATE,
      transferUpline: toUpline && (TRANSFER_UPLINE || TRANSFER_DOWNLINE),
    }
    // How many rewards wait to be claimed (spec 2, "Member centre": a badge above 0).
    const waiting = missionsOf(context, id).filter(({ state }) => state === 'claimable').length
    const counts: Partial<Record<MemberPageKey, number>> = { missionLeaderboard: waiting }
    return {
      pages: MEMBER_PAGES.filter((key) => wanted[key] ?? true).map((page) => ({ page, count: counts[page] ?? 0 })),
    }
  },
} satisfies Answers<typeof calls>
