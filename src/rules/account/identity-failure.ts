/** Why a third-party sign-in came to nothing (spec 8, "Phone and auth messages"); the words stand in `i18n/failures/identity-failures.ts`. */

/** The first ten are the spec's own; the others are what else such a service can meet. */
export const IDENTITY_PROBLEMS = [
  'invalid-phone',
  'missing-phone',
  'too-many-requests',
  'unknown',
  'invalid-code',
  'captcha-failed',
  'quota',
  'not-allowed',
  'code-expired',
  'closed-by-user',
  /** The browser did not let the window open. */
  'popup-blocked',
  /** The address belongs to an account that came by another provider. */
  'other-provider',
  /** The service's own code did not arrive. */
  'not-loaded',
  /** The service could not be reached. */
  'network',
] as const
export type IdentityProblem = (typeof IDENTITY_PROBLEMS)[number]

/** Thrown by the identity port, and by nothing else. It never holds a token, a code or a number. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure'
  readonly problem: IdentityProblem
  /** The service's own mark, such as `auth/popup-blocked`, for customer service. */
  readonly mark: string
  constructor(problem: IdentityProblem, mark = '') {
    super(`third-party sign-in: ${problem}${mark && ` (${mark})`}`)
    this.problem = problem
    this.mark = mark
  }
}
