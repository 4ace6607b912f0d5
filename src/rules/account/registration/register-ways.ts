/**
 * In which ways somebody may register here, and whether at all (spec 1, modules; spec 4, "Registration tabs"). The
 * specification names the modules and says of two what they do; the rest is ours:
 *
 * - USERNAME_REGISTRATION: the tab with a username.
 * - MOBILE_REGISTRATION: the tab with a mobile number (spec 4, "Registration tabs").
 * - REGISTRATION_SMS: a mobile number, on either tab, is proved by a code.
 * - MOBILE_PASSWORD_REGISTRATION: the mobile tab asks for a password beside that code. Without the code it always does:
 *   nothing else would tell later whose account it is.
 * - DIRECT_REGISTRATION: anybody may register. Off, the header has no button for it, and the form is for those who bring
 *   an invitation in the address.
 * - AFFILIATE: an affiliate's code is asked for, checked and sent; off, it counts for nothing.
 */
import type { ModuleFlags } from '../../site/modules.ts'

/** The tabs `register` and `registerMobile`. */
export type RegisterWay = 'username' | 'mobile'

/** Who sent the player, from the address, as text: `0012345` stays what it is. */
export interface Invitation {
  /** An affiliate's code. Spec: the parameter's name is not shown; it is the field's own, `affiliateCode`. */
  readonly affiliateCode: string
  /** `referralCode` (spec 2, "Routes"): a player who invites a friend. */
  readonly referralCode: string
}

export const NO_INVITATION: Invitation = { affiliateCode: '', referralCode: '' }

/** A code as an address carries it: no longer than any that is given out, and on one line. */
const LONGEST_CODE = 64

/** Reads the codes of an address; what can be none is left out. */
export function readInvitation(search: Readonly<Record<string, string | undefined>>): Invitation {
  const read = (name: keyof Invitation): string => {
    const code = search[name]?.trim() ?? ''
    return code.length <= LONGEST_CODE && !/\p{C}/u.test(code) ? code : ''
  }
  return { affiliateCode: read('affiliateCode'), referralCode: read('referralCode') }
}

/** The tabs that there are, the username first; none where nobody can register. */
export function registerWays(flags: ModuleFlags): readonly RegisterWay[] {
  return [
    ...(flags.USERNAME_REGISTRATION ? (['username'] as const) : []),
    ...(flags.MOBILE_REGISTRATION ? (['mobile'] as const) : []),
  ]
}

/** Whether the invitation is one that counts here. */
export const isInvited = (flags: ModuleFlags, { affiliateCode, referralCode }: Invitation): boolean =>
  referralCode !== '' || (flags.AFFILIATE && affiliateCode !== '')

/** Why there is no form: nobody may register, or only those who were invited. */
export type Closed = 'closed' | 'invitation-only'

/** Whether this visitor may register, and if not, why. */
export function registrationClosed(flags: ModuleFlags, invitation: Invitation): Closed | null {
  if (registerWays(flags).length === 0) return 'closed'
  return flags.DIRECT_REGISTRATION || isInvited(flags, invitation) ? null : 'invitation-only'
}

/** Whether a mobile number is proved by a code. */
export const asksForCode = (flags: ModuleFlags): boolean => flags.REGISTRATION_SMS

/** Whether a way asks for a password. */
export const asksForPassword = (way: RegisterWay, flags: ModuleFlags): boolean =>
  way === 'username' || flags.MOBILE_PASSWORD_REGISTRATION || !asksForCode(flags)
