/** The Firebase codes that mean something to a player (spec 8, "Phone and auth messages"); any other is an unknown error. */
import { IdentityFailure, type IdentityProblem } from '../../../rules/account/identity-failure.ts'

const PROBLEMS: Readonly<Record<string, IdentityProblem>> = {
  'auth/invalid-phone-number': 'invalid-phone',
  'auth/missing-phone-number': 'missing-phone',
  'auth/too-many-requests': 'too-many-requests',
  'auth/invalid-verification-code': 'invalid-code',
  'auth/missing-verification-code': 'invalid-code',
  'auth/captcha-check-failed': 'captcha-failed',
  'auth/missing-app-credential': 'captcha-failed',
  'auth/invalid-app-credential': 'captcha-failed',
  'auth/missing-recaptcha-token': 'captcha-failed',
  'auth/invalid-recaptcha-token': 'captcha-failed',
  'auth/quota-exceeded': 'quota',
  'auth/operation-not-allowed': 'not-allowed',
  'auth/admin-restricted-operation': 'not-allowed',
  'auth/unauthorized-domain': 'not-allowed',
  'auth/user-disabled': 'not-allowed',
  'auth/code-expired': 'code-expired',
  // What names the sending is gone, so the code that came is worth nothing either.
  'auth/invalid-verification-id': 'code-expired',
  'auth/missing-verification-id': 'code-expired',
  'auth/popup-closed-by-user': 'closed-by-user',
  'auth/cancelled-popup-request': 'closed-by-user',
  'auth/user-cancelled': 'closed-by-user',
  'auth/popup-blocked': 'popup-blocked',
  'auth/account-exists-with-different-credential': 'other-provider',
  // What the library says of a script of its own that did not come.
  'auth/internal-error': 'not-loaded',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
}

/** A code is the service's own word; anything else that is thrown is not repeated, since it might hold what was typed. */
const MARK = /^auth\/[a-z0-9-]{1,60}$/

/** Puts whatever the library threw into ours. */
export function identityFailure(error: unknown): IdentityFailure {
  if (error instanceof IdentityFailure) return error
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  const problem = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined
  return new IdentityFailure(problem ?? 'unknown', MARK.test(code) ? code : '')
}
