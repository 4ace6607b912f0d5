/** What guards an account (spec 2, "Member centre": my account). */
import { randomBytes } from 'node:crypto'
import { paymentPasswordRule, readRules } from '../../../src/rules/account/registration/register-fields.ts'
import { bindings } from '../account/bindings.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/security/account-security.ts'
import type { Answers } from '../contract.ts'
import { placeOf } from '../handling.ts'
import { checkOldPassword } from './password.ts'
import { rulesOf } from '../account/registration.ts'
import { refuseUnconfirmed, refuseWeak, SAME_PASSWORDS } from './replace-password.ts'
import { guessesAt } from '../account/guesses.ts'
import { refusalOf } from '../account/sms.ts'
import type { Member } from '../store/account/members.ts'
import { tokenDigest } from '../store/account/sessions.ts'
import { stepOfCode, toBase32 } from './totp.ts'

/** How long a secret for an authenticator waits for its first code, in milliseconds. */
const PROPOSED_MS = 10 * 60_000

export const accountSecurity = {
  ...bindings,

  getAccountSecurity: (_, context) => {
    const { store, merchant, token } = context
    const { id } = signedIn(context)
    const number = store.mobiles.numberOf(merchant.merchantCode, id)
    return {
      mobile: number && maskMobile(number),
      email: maskEmail(store.profiles.of(id)['email'] ?? ''),
      paymentPassword: store.profiles.hasPaymentPassword(id),
      authenticator: store.authenticators.of(id) !== undefined,
      asksAlways: store.knownAddresses.asksAlways(id),
      lastLogin: store.loginRecords.before(id, tokenDigest(token ?? '')) ?? null,
    }
  },

  setPaymentPassword: ({ oldPassword, newPassword, confirmNewPassword }, context) => {
    const member = signedIn(context)
    const { profiles } = context.store
    if (profiles.hasPaymentPassword(member.id)) checkPaymentPassword(context, member, oldPassword, 'oldPassword')
    else checkOldPassword(context, member, oldPassword)
    refuseUnconfirmed(newPassword, confirmNewPassword)
    refuseWeak(paymentPasswordRule(readRules(rulesOf(context))), newPassword)
    if (context.store.members.authenticate(context.merchant.merchantCode, member.username, newPassword))
      throw new Refused(SAME_PASSWORDS, { field: 'newPassword' })
    profiles.setPaymentPassword(member.id, newPassword)
    return null
  },

  beginAuthenticator: ({ password }, context) => {
    const member = signedIn(context)
    const { authenticators } = context.store
    if (authenticators.of(member.id)) throw new Refused('operation not allowed')
    checkOldPassword(context, member, password, 'password')
    const secret = toBase32(randomBytes(20))
    authenticators.propose(member.id, secret, context.now() + PROPOSED_MS)
    return { secret }
  },

  confirmAuthenticator: ({ verificationCode }, context) => {
    const { id } = signedIn(context)
    const { authenticators } = context.store
    const secret = authenticators.proposed(id, context.now())
    if (secret === undefined) throw new Refused('verification code expired, send again', { field: 'verificationCode' })
    const step = judgeStep(context, id, secret, verificationCode, 0)
    authenticators.keep(id, secret)
    authenticators.use(id, step)
    return null
  },

  removeAuthenticator: ({ verificationCode }, context) => {
    const { id } = signedIn(context)
    const { authenticators } = context.store
    const known = authenticators.of(id)
    if (!known) return null
    judgeStep(context, id, known.secret, verificationCode, known.step)
    authenticators.drop(id)
    return null
  },

  listLogins: (page, context) => context.store.loginRecords.list(signedIn(context).id, placeOf(page)),

  listDevices: (_, context) => {
    const { store, token, now } = context
    return { devices: store.loginRecords.devices(signedIn(context).id, tokenDigest(token ?? ''), now()) }
  },

  // One that is gone already is what was wished for.
  endDevice: ({ id }, context) => {
    context.store.loginRecords.end(signedIn(context).id, id)
    return null
  },
} satisfies Answers<typeof calls>

/** A number and an address as they are shown: enough to know them by. */
const maskMobile = (number: string): string => `+${'•'.repeat(Math.max(0, number.length - 3))}${number.slice(-3)}`
const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

/**
 * Judges a payment password, also in a call that moves money.
 * @param field what the call names it by
 * @throws Refused where there is none, for a wrong one, and for any after too many
 */
export function checkPaymentPassword(
  context: Context,
  { id }: Member,
  typed: string,
  field: 'oldPassword' | 'paymentPassword' = 'paymentPassword',
): void {
  const { profiles } = context.store
  const guesses = guessesAt(context, `payment-password:${id}`)
  guesses.refuseTooMany()
  if (profiles.isPaymentPassword(id, typed)) return guesses.forgetWrong()
  if (field === 'oldPassword') throw new Refused('old password is incorrect', { field }, guesses.noteWrong)
  throw new Refused(
    profiles.hasPaymentPassword(id) ? 'payment password is incorrect' : 'payment password is not set',
    { field },
    guesses.noteWrong,
  )
}

/**
 * @returns the step of time whose code it is
 * @throws Refused for a wrong one, and for any after too many
 */
function judgeStep(context: Context, id: string, secret: string, code: string, after: number): number {
  const guesses = guessesAt(context, `authenticator:${id}`)
  guesses.refuseTooMany()
  const step = stepOfCode(secret, code, context.now(), after)
  if (step === null) {
    guesses.noteWrong()
    throw refusalOf('wrong')
  }
  guesses.forgetWrong()
  return step
}
