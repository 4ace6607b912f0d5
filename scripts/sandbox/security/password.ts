/** Passwords: changed, and set anew by SMS or e-mail (spec 4, 5 and 7). */
import { passwordRule, readRules, type FieldRule } from '../../../src/rules/account/registration/register-fields.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/security/password.ts'
import type { Answers } from '../contract.ts'
import { guessesAt } from '../account/guesses.ts'
import { requireModule } from '../handling.ts'
import { newPasswordPath } from './password-page.ts'
import { rulesOf } from '../account/registration.ts'
import { refuseUnconfirmed, refuseWeak, replacePassword, SAME_PASSWORDS } from './replace-password.ts'
import { admit, refuseOnWrongSite } from '../account/admit.ts'
import { memberOfCode, refusalOf } from '../account/sms.ts'
import { EMAIL_CODE_MINUTES, newCode } from '../store/account/email-codes.ts'
import { normalUsername, type Member } from '../store/account/members.ts'

/** How long no other e-mail follows one with a code, in milliseconds. */
const MAIL_WAIT_MS = 60_000

export const password = {
  changePassword: ({ oldPassword, newPassword, confirmNewPassword }, context) => {
    const member = signedIn(context)
    checkOldPassword(context, member, oldPassword)
    refuseUnconfirmed(newPassword, confirmNewPassword)
    if (newPassword === oldPassword) throw new Refused('the new password is the old one', { field: 'newPassword' })
    refuseWeak(ruleOf(context), newPassword)
    if (context.store.profiles.isPaymentPassword(member.id, newPassword))
      throw new Refused(SAME_PASSWORDS, { field: 'newPassword' })
    replacePassword(context, context.merchant, member, newPassword)
    return null
  },

  setPasswordByPhone: ({ newPassword, countryDialingCode, mobileNum, verificationCode }, context) => {
    requireModule(context, 'CHNGPASSVERIF3')
    // Before the code, which is good for one try.
    refuseWeak(ruleOf(context), newPassword)
    return letIn(context, memberOfCode(context, countryDialingCode, mobileNum, verificationCode), newPassword)
  },

  // Whether there is such an account is not to be learned from the answer.
  forgotPasswordByEmail: ({ username, email }, context) => {
    const { store, merchant } = context
    const member = store.members.byUsername(merchant.merchantCode, username)
    const known = member && store.profiles.of(member.id)['email']
    if (member && known && known.toLowerCase() === email.toLowerCase()) sendPasswordCode(context, member, known)
    return null
  },

  setPasswordByEmail: ({ username, verificationCode, newPassword }, context) => {
    const { store, merchant, now } = context
    if (merchant.resetByEmail !== 'code') throw new Refused('operation not allowed')
    refuseWeak(ruleOf(context), newPassword)
    const guesses = guessesAt(context, `password-code:${normalUsername(username)}`)
    guesses.refuseTooMany()
    const member = store.members.byUsername(merchant.merchantCode, username)
    const verdict = member ? store.codes.check('password', member.id, verificationCode, now()) : 'wrong'
    if (verdict === 'wrong') guesses.noteWrong()
    if (!member || verdict !== 'right') throw refusalOf(verdict === 'right' ? 'wrong' : verdict)
    guesses.forgetWrong()
    return letIn(context, member, newPassword)
  },
} satisfies Answers<typeof calls>

/**
 * A session that somebody left open is none to guess the password in.
 * @param field where the refusal belongs
 * @throws Refused for a wrong or missing one, and for any after too many
 */
export function checkOldPassword(
  context: Context,
  { id, username }: Member,
  typed: string | undefined,
  field = 'oldPassword',
): void {
  const { store, merchant } = context
  const guesses = guessesAt(context, `old-password:${id}`)
  if (typed !== undefined) {
    guesses.refuseTooMany()
    if (store.members.authenticate(merchant.merchantCode, username, typed)) return guesses.forgetWrong()
    guesses.noteWrong()
  }
  throw new Refused('old password is incorrect', { field })
}

/**
 * The e-mail to set a new password with: by a link to the platform's own page, or by a code whose link leads to the form
 * here and holds no secret. Whoever asks again at once is answered as ever, and what is on its way stays the one.
 */
function sendPasswordCode({ store, merchant, now, origin, tellSms }: Context, member: Member, email: string): void {
  const sentAt = store.codes.sentAt('password', member.id)
  if (sentAt !== undefined && now() - sentAt < MAIL_WAIT_MS) return
  const code = newCode()
  store.codes.keep('password', member.id, code, now())
  const byCode = merchant.resetByEmail === 'code'
  const link = byCode
    ? `${origin}/login?modal=forgot-password&with=code`
    : `${origin}${newPasswordPath(merchant, member, code)}`
  const text = [
    `Somebody asks for a new password for ${member.username} at ${merchant.name}.`,
    ...(byCode ? [`Code: ${code}`] : []),
    `It is good for ${EMAIL_CODE_MINUTES.password} minutes. Choose the new password here: ${link}`,
    'If it was not you, there is nothing to do: your password stays as it is.',
  ].join('\n\n')
  store.mails.send(merchant.merchantCode, { recipient: email, subject: 'Your new password', text, at: now() })
  tellSms(`E-mail to ${email} (${merchant.id}): ${byCode ? `${code}, ` : ''}${link}`)
}

/** What a password has to be just now (spec 5, "Change password"). */
const ruleOf = (context: Context): FieldRule => passwordRule(readRules(rulesOf(context)))

/** Sets the password of a member who has proved who they are, and logs in (spec 4, "Forgot by phone"). */
function letIn(context: Context, member: Member, newPassword: string) {
  refuseOnWrongSite(context, member)
  replacePassword(context, context.merchant, member, newPassword)
  return admit(context, { ...member, passwordExpired: false, passwordDefault: false }, 'reset')
}
