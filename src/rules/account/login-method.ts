/** How one came in (spec 4, "Login success"). */
export type LoginMethod =
  | 'username'
  | 'sms'
  /** Google or Facebook. */
  | 'third-party'
  /** A mobile number that a third party has verified. */
  | 'third-party-phone'
  | 'registration'
  | 'free-play'
  /** A password that was set without the old one. */
  | 'reset'

/** Those that needed no password: one that should be changed stands in nobody's way. */
const WITHOUT_PASSWORD: readonly LoginMethod[] = ['sms', 'third-party-phone']

/**
 * Whether the password must be changed before anything else (spec 4, "Login success"): where it is the default one, and
 * where it has expired while forced change is on. Never of somebody who came by SMS or the third-party phone channel: no
 * password was typed there, be it a default one or an expired one.
 * @param forcing whether the module FORCED_PASSWORD_CHANGE is on
 */
export function needsPasswordChange(
  { passwordDefault, passwordExpired }: { readonly passwordDefault: boolean; readonly passwordExpired: boolean },
  way: LoginMethod,
  forcing: boolean,
): boolean {
  return (passwordDefault || (passwordExpired && forcing)) && !WITHOUT_PASSWORD.includes(way)
}
