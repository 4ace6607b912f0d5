/** Account types (spec 6): 4 is a trial account; agents are 1, 2, 41 and 42. */
export const TRIAL_ACCOUNT = 4
export const AGENT_CENTRE_TYPES: readonly number[] = [1, 2, 41, 42]
/** Members whose rank level is above this get the VIP service (spec 6, customer service). */
export const VIP_ABOVE_RANK = 4

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

/** Which customer service a player gets (spec 6): VIP above rank level 4, live chat otherwise. */
export function supportType(rankLevel: number): 'VIP' | 'LIVECHAT' {
  return rankLevel > VIP_ABOVE_RANK ? 'VIP' : 'LIVECHAT'
}
