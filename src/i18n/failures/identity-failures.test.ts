import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { TransportFailure } from '../../rules/failure.ts'
import { IDENTITY_PROBLEMS, IdentityFailure, type IdentityProblem } from '../../rules/account/identity-failure.ts'
import { TOO_MANY_RETRY_MS } from '../../rules/figures.ts'
import { describeIdentityFailure } from './identity-failures.ts'
import { createI18n } from '../setup.ts'

const i18n = createI18n('en', {}).setMessagesCompiler(compileMessage)
const NOW = Date.UTC(2026, 10, 21, 8, 51, 59)

/** What the specification says of each (spec 8, "Phone and auth messages"), and of the others what to do. */
const SAID: Readonly<Record<IdentityProblem, RegExp>> = {
  'invalid-phone': /format of the phone number is not valid/,
  'missing-phone': /^Please enter a valid phone number\.$/,
  'too-many-requests': new RegExp(`Too many requests\\. Try again after ${TOO_MANY_RETRY_MS / 60_000} minutes\\.`),
  unknown: /^Unknown error\./,
  'invalid-code': /verification code is missing or not right/,
  'captcha-failed': /try again/,
  quota: /contact customer service/,
  'not-allowed': /not available for your account.*contact customer service/,
  'code-expired': /expired\. Ask for a new one/,
  'closed-by-user': /^Login failure\. Please try again\.$/,
  'popup-blocked': /Allow pop-up windows for this site/,
  'other-provider': /a different login method/,
  'not-loaded': /try again/,
  network: /Check your network/,
}

test.each(IDENTITY_PROBLEMS)('%s', (problem) => {
  const said = describeIdentityFailure(i18n, new IdentityFailure(problem), NOW)
  expect(said.detail).toMatch(SAID[problem])
  expect(said.title).not.toBe('')
  expect(said.reference).toBe(`identity-${problem}-1121-085159`)
})

test('the reference has the service’s own mark, where it gave one', () => {
  const error = new IdentityFailure('unknown', 'auth/tenant-id-mismatch')
  expect(describeIdentityFailure(i18n, error, NOW).reference).toBe('identity-tenant-id-mismatch-1121-085159')
})

test('what our own gateway says after it keeps its words', () => {
  const error = new TransportFailure('loginWithIdentity', 'offline')
  expect(describeIdentityFailure(i18n, error, NOW)).toMatchObject({
    title: 'You are offline',
    reference: 'loginWithIdentity-offline-1121-085159',
  })
})
