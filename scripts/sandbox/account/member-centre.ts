/** The member centre's menu (spec 2, "Member centre"). */
import { MEMBER_PAGES, type MemberPageKey } from '../../../src/rules/account/member-pages.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/account/member-centre.ts'
import type { Answers } from '../contract.ts'
import { missionsOf } from '../rewards/missions.ts'
import { modulesOf } from '../site/modules.ts'

export const memberCentre = {
  listMemberPages: (_, context) => {
    const wanted = conditionsOf(context)
    const counts = badgesOf(context)
    return {
      pages: MEMBER_PAGES.filter((key) => wanted[key] ?? true).map((page) => ({ page, count: counts[page] ?? 0 })),
    }
  },
} satisfies Answers<typeof calls>

/**
 * Cashback is there with manual rebate alone (spec 2, "Header"), transfers for those whose account is let send to a team
 * (spec 3, "Member info": toUpline), where the merchant has switched on either direction.
 */
function conditionsOf(context: Context): Partial<Record<MemberPageKey, boolean>> {
  const { MANUAL_REBATE, TRANSFER_UPLINE, TRANSFER_DOWNLINE } = modulesOf(context)
  return {
    manualRebate: MANUAL_REBATE,
    transferUpline: signedIn(context).toUpline && (TRANSFER_UPLINE || TRANSFER_DOWNLINE),
  }
}

/** How many rewards wait to be claimed on a page (spec 2, "Member centre": a badge above 0). */
const badgesOf = (context: Context): Partial<Record<MemberPageKey, number>> => ({
  missionLeaderboard: missionsOf(context, signedIn(context).id).filter(({ state }) => state === 'claimable').length,
})
