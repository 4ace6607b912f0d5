/** The words for a third-party sign-in that came to nothing (spec 8, "Phone and auth messages"). Apart from `failure.ts`, since few brands have one. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { IdentityFailure, type IdentityProblem } from '../../rules/account/identity-failure.ts'
import { describeFailure, type DescribedFailure } from './failure.ts'

interface Words {
  readonly title: MessageDescriptor
  readonly detail: MessageDescriptor
  /** Whether doing the same again may help. */
  readonly canRetry?: true
}

const number = msg`Check the mobile number`
const code = msg`Check the code`
const unknown: Words = {
  title: msg`Something went wrong`,
  detail: msg`Unknown error. Please try again, or log in another way.`,
  canRetry: true,
}

const WORDS: Readonly<Record<IdentityProblem, Words>> = {
  'invalid-phone': {
    title: number,
    detail: msg`The format of the phone number is not valid. Check the number and the country code.`,
  },
  'missing-phone': { title: number, detail: msg`Please enter a valid phone number.` },
  // As `TOO_MANY_RETRY_MS`, which a test holds it to.
  'too-many-requests': { title: msg`Too many tries`, detail: msg`Too many requests. Try again after 5 minutes.` },
  unknown,
  'invalid-code': {
    title: code,
    detail: msg`The verification code is missing or not right. Check it and try again.`,
  },
  'captcha-failed': {
    title: msg`Verification failed`,
    detail: msg`Please try again. If the problem continues, reload the page.`,
    canRetry: true,
  },
  quota: {
    title: msg`No code was sent`,
    detail: msg`No more codes can be sent at the moment. Please contact customer service.`,
  },
  'not-allowed': {
    title: msg`This is not allowed`,
    detail: msg`This login method is not available for your account. Please contact customer service.`,
  },
  'code-expired': { title: code, detail: msg`This code has expired. Ask for a new one.` },
  'closed-by-user': {
    title: msg`The window was closed`,
    detail: msg`Login failure. Please try again.`,
    canRetry: true,
  },
  'popup-blocked': {
    title: msg`The window could not open`,
    detail: msg`Your browser blocked it. Allow pop-up windows for this site, then press the button again.`,
    canRetry: true,
  },
  'other-provider': {
    title: msg`This e-mail address is already registered`,
    detail: msg`This account uses a different login method. Please log in the way you registered.`,
  },
  'not-loaded': {
    title: msg`The login service did not load`,
    detail: msg`Check your network, and whether your browser blocks it, then try again.`,
    canRetry: true,
  },
  network: {
    title: msg`The connection was lost`,
    detail: msg`Check your network and try again.`,
    canRetry: true,
  },
}

/**
 * Puts whatever a third-party sign-in threw into words: what the service says, and what our own gateway says after it.
 * @param now milliseconds since 1970, for the reference
 */
export function describeIdentityFailure(i18n: I18n, error: unknown, now: number = Date.now()): DescribedFailure {
  const said = describeFailure(i18n, error, now)
  if (!(error instanceof IdentityFailure)) return said
  const { title, detail, canRetry = false } = WORDS[error.problem]
  const mark = error.mark.replace('auth/', '') || error.problem
  return {
    title: i18n._(title),
    detail: i18n._(detail),
    canRetry,
    needsReload: false,
    reference: said.reference.replace('page-error', `identity-${mark}`),
  }
}
