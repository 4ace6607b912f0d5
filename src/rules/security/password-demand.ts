/** A new password that must be chosen before anything else (spec 4, "Login success"): what both sides agree on. */

/**
 * The server's mark, in a refusal's value, for a member who must choose a new password before anything else (spec 4, "Login
 * success"). Spec: not shown.
 */
export const PASSWORD_DEMANDED = { password: 'demanded' } as const

/** Tells whether a refusal's value is the mark `PASSWORD_DEMANDED`. */
export const demandsPassword = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'password' in value && value.password === PASSWORD_DEMANDED.password

/** What such a member may call all the same, beside what needs no session: the change, the way out, and who they are. */
export const ALLOWED_MEANWHILE: ReadonlySet<string> = new Set(['changePassword', 'logout', 'getMemberInfo'])
