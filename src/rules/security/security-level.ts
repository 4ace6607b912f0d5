/** How well an account is guarded (spec 2, "Member centre": my account). Spec: what makes a level is not shown. */

export interface Protections {
  readonly mobile: boolean
  readonly email: boolean
  readonly paymentPassword: boolean
  readonly authenticator: boolean
}

export type SecurityLevel = 'low' | 'medium' | 'high'

/** How many guards there can be beside the login password, which every account has. */
export const MOST_PROTECTIONS = 4

/** How many there are. */
export const countProtections = ({ mobile, email, paymentPassword, authenticator }: Protections): number =>
  [mobile, email, paymentPassword, authenticator].filter(Boolean).length

/** All of them is high, two or three are in between: one alone is lost together with the device that it is on. */
export function securityLevel(guards: Protections): SecurityLevel {
  const count = countProtections(guards)
  if (count === MOST_PROTECTIONS) return 'high'
  return count >= 2 ? 'medium' : 'low'
}
