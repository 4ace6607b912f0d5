/** How one came in (spec 4, "Login success"). */
export type WayIn =
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

/** Those that needed no password: one that has expired stands in nobody's way. */
const WITHOUT_PASSWORD: readonly WayIn[] = ['sms', 'third-party-phone']

/**
 * Whether the password must be changed before anything else (spec 4, "Login success"): always where it is the default one,
 * and where it has expired while forced change is on, unless one came in by SMS or the third-party phone channel.
 * @param forcing whether the module FORCED_PASSWORD_CHANGE is on
 */
export function needsPasswordChange(
  { passwordDefault, passwordExpired }: { readonly passwordDefault: boolean; readonly passwordExpired: boolean },
  way: WayIn,
  forcing: boolean,
): boolean {
  return passwordDefault || (passwordExpired && forcing && !WITHOUT_PASSWORD.includes(way))
}
