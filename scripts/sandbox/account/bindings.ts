/** The mobile number and the e-mail address of an account, each proved by a code. */
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/security/account-security.ts'
import type { Answers } from '../contract.ts'
import { checkOldPassword } from '../security/password.ts'
import { judgeCode, normalNumber, refusalOf, sendCode, stillWaiting } from './sms.ts'
import { EMAIL_CODE_MINUTES, newCode } from '../store/account/email-codes.ts'

/** How long no other code by e-mail follows one. */
const MAIL_WAIT_MINUTES = 1

export const bindings = {
  sendMobileBindingCode: (to, context) => {
    signedIn(context)
    return sendCode(context, 'binding', to)
  },

  bindMobile: ({ password, mobileNum, countryDialingCode, verificationCode }, context) => {
    const member = signedIn(context)
    const { store, merchant } = context
    // Before the code, which is good for one try.
    checkOldPassword(context, member, password, 'password')
    const number = normalNumber(countryDialingCode, mobileNum)
    const verdict = judgeCode(context, 'binding', number, verificationCode)
    if (verdict !== 'right') throw refusalOf(verdict, verdict === 'too-many' ? {} : { field: 'verificationCode' })
    // Whoever has shown that the number is theirs may know that it has an account.
    if (!store.mobiles.bind(merchant.merchantCode, number, member.id))
      throw new Refused('mobile number is in use', { field: 'mobileNum' })
    return null
  },

  sendEmailBindingCode: ({ email }, context) => {
    const member = signedIn(context)
    const { store, merchant, now, tellSms } = context
    const subject = subjectOf(context, email)
    const sentAt = store.codes.sentAt('binding', subject)
    const until = sentAt === undefined ? undefined : sentAt + MAIL_WAIT_MINUTES * 60_000
    const still = stillWaiting(context, `mail:binding:${subject}`, until)
    if (still) return still
    const code = newCode()
    store.codes.keep('binding', subject, code, now())
    const text = `${member.username} wants to use this address at ${merchant.name}.\n\nCode: ${code}\n\nIt is good for ${EMAIL_CODE_MINUTES.binding} minutes.`
    store.mails.send(merchant.merchantCode, { recipient: email, subject: 'Is this address yours?', text, at: now() })
    tellSms(`E-mail to ${email} (${merchant.id}): ${code}`)
    return { expiredMinutes: MAIL_WAIT_MINUTES }
  },

  bindEmail: ({ password, email, verificationCode }, context) => {
    const member = signedIn(context)
    const { store, merchant, now } = context
    checkOldPassword(context, member, password, 'password')
    const subject = subjectOf(context, email)
    const tries = `binding:${member.id}`
    if (store.attempts.isExhausted(merchant.merchantCode, tries, now())) throw refusalOf('too-many', {})
    const verdict = store.codes.check('binding', subject, verificationCode, now())
    if (verdict !== 'right') {
      store.attempts.note(merchant.merchantCode, [tries], now())
      throw refusalOf(verdict)
    }
    store.attempts.forget(merchant.merchantCode, [tries])
    store.profiles.set(member.id, 'email', email)
    return null
  },
} satisfies Partial<Answers<typeof calls>>

/** A code is good for who asked for it and the address that it went to. */
const subjectOf = (context: Context, email: string): string => `${signedIn(context).id}/${email.toLowerCase()}`
