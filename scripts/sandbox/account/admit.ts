/** What every way of logging in ends with (spec 4, "Login success"). */
import type { LoginReply } from '../../../src/api/account/session.ts'
import { needsPasswordChange, type LoginMethod } from '../../../src/rules/account/login-method.ts'
import { AGENT_CENTRE_TYPES } from '../../../src/rules/figures.ts'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import { modulesOf } from '../site/modules.ts'
import type { Member } from '../store/account/members.ts'

/**
 * Begins a session for a member who has proved who they are, in whatever way.
 * @returns what every way in is answered with
 * @throws Refused on the wrong site (spec 6)
 */
export function admit(context: Context, member: Member, way: LoginMethod): LoginReply {
  refuseOnWrongSite(context, member)
  const { store, now } = context
  if (member.firstLogin) store.members.finishFirstLogin(member.id)
  const demands = needsPasswordChange(member, way, modulesOf(context).FORCED_PASSWORD_CHANGE)
  return {
    token: store.sessions.begin(member.id, now(), context.caller, demands),
    firstTimeLogin: member.firstLogin,
    passwordExpired: member.passwordExpired,
    passwordDefault: member.passwordDefault,
  }
}

/**
 * Spec 6: non-agents cannot log in to the agent site, non-members not to the member site. Asked only once the password
 * is right, so that a stranger learns nothing.
 */
export function refuseOnWrongSite({ merchant }: Context, { type, plays }: Member): void {
  if (merchant.site === 'agent' && !AGENT_CENTRE_TYPES.includes(type))
    throw new Refused('non-agents cannot log in', { captcha: false })
  if (merchant.site === 'member' && !plays) throw new Refused('non-member cannot log in', { captcha: false })
}
