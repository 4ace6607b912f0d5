/** The mobile number and the e-mail address of an account, each proved by a code. */
import { Refused } from '../answers.ts'
import { signedIn, type Context } from '../context.ts'
import type * as calls from '../../../src/api/security/account-security.ts'
import type { Answers } from '../contract.ts'
import { checkOldPassword } from '../security/password.ts'
import { guessesAt } from './guesses.ts'
import { mailCode } from './mail-code.ts'
import { judgeCode, normalNumber, refusalOf, sendCode } from './sms.ts'

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
    return mailCode(context, 'binding', subjectOf(context, email), {
      recipient: email,
      title: 'Is this address yours?',
      text: `${member.username} wants to use this address at ${context.merchant.name}.`,
    })
  },

  bindEmail: ({ password, email, verificationCode }, context) => {
    const member = signedIn(context)
    const { store, now } = context
    checkOldPassword(context, member, password, 'password')
    const guesses = guessesAt(context, `binding:${member.id}`)
    guesses.refuseTooMany()
    const verdict = store.codes.check('binding', subjectOf(context, email), verificationCode, now())
    if (verdict !== 'right') {
      guesses.noteWrong()
      throw refusalOf(verdict)
    }
    guesses.forgetWrong()
    store.profiles.set(member.id, 'email', email)
    return null
  },
} satisfies Partial<Answers<typeof calls>>

/** A code is good for who asked for it and the address that it went to. */
const subjectOf = (context: Context, email: string): string => `${signedIn(context).id}/${email.toLowerCase()}`
