/** What kinds of accounts may do (spec 6): trial accounts, members, agents; the types stand in `figures.ts`. */
import { TRIAL_ACCOUNT, VIP_ABOVE_RANK } from '../figures.ts'

/** What a protected action may do (spec 5, "Login check before protected actions"). */
export type ActionVerdict = 'allowed' | 'needs-login' | 'needs-true-account' | 'closed'

/**
 * Decides a protected action. What the player can mend comes before what only the gateway can.
 * @param accountType the session's account type, or `null` without a token
 * @param closed whether games and money are closed (see `closure.ts`)
 */
export function protectedAction(accountType: number | null, closed: boolean): ActionVerdict {
  if (accountType === null) return 'needs-login'
  if (accountType === TRIAL_ACCOUNT) return 'needs-true-account'
  return closed ? 'closed' : 'allowed'
}

/** Whether an account opens the agent centre (spec 4, "Agent centre visibility"). @param allowed the types that the brand lets in */
export const opensAgentCentre = (accountType: number | null, allowed: readonly number[]): boolean =>
  accountType !== null && allowed.includes(accountType)

/** Which customer service a player gets (spec 6): VIP above rank level 4, live chat otherwise. */
export function supportType(rankLevel: number): 'VIP' | 'LIVECHAT' {
  return rankLevel > VIP_ABOVE_RANK ? 'VIP' : 'LIVECHAT'
}
