/** Passwords: changed, and set anew by SMS or e-mail (spec 4, 5 and 7). */
import { checkPattern } from '../../src/rules/patterns.ts'
import { passwordRule, readRules } from '../../src/rules/register-fields.ts'
import { Refused } from './answers.ts'
import { signedIn, type Context } from './context.ts'
import type { Handlers } from './contract.ts'
import { modulesOf } from './modules.ts'
import { rulesOf } from './registration.ts'
import { admit, refuseOnWrongSite } from './session.ts'
import { memberOfCode, refusalOf } from './sms.ts'
import { EMAIL_CODE_MINUTES, newCode } from './store/codes.ts'
import type { Member } from './store/members.ts'

export const password = {
  changePassword: ({ oldPassword, newPassword, confirmNewPassword }, context) => {
    const { store, merchant } = context
    const member = signedIn(context)
    if (!store.members.authenticate(merchant.merchantCode, member.username, oldPassword ?? ''))
      throw new Refused('old password is incorrect', { field: 'oldPassword' })
    if (newPassword !== confirmNewPassword)
      throw new Refused('confirmation password not correct', { field: 'confirmNewPassword' })
    if (newPassword === oldPassword) throw new Refused('the new password is the old one', { field: 'newPassword' })
    refuseWeak(context, newPassword)
    setPassword(context, member, newPassword)
    return null
  },

  setPasswordByPhone: ({ newPassword, countryDialingCode, mobileNum, verificationCode }, context) => {
    if (!modulesOf(context).CHNGPASSVERIF3) throw new Refused('operation not allowed')
    // Before the code, which is good for one try.
    refuseWeak(context, newPassword)
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
    refuseWeak(context, newPassword)
    const member = store.members.byUsername(merchant.merchantCode, username)
    const verdict = store.codes.check('password', member?.id ?? '', verificationCode, now())
    // That there were too many is said of no field.
    if (verdict === 'too-many') throw refusalOf(verdict, {})
    if (!member || verdict !== 'right') throw refusalOf(verdict === 'right' ? 'wrong' : verdict)
    return letIn(context, member, newPassword)
  },
} satisfies Handlers<'changePassword' | 'setPasswordByPhone' | 'forgotPasswordByEmail' | 'setPasswordByEmail'>

/** The e-mail with a code to set a new password with. Its link leads to the form, and holds no secret. */
function sendPasswordCode({ store, merchant, now, origin, tellSms }: Context, member: Member, email: string): void {
  const code = newCode()
  store.codes.keep('password', member.id, code, now())
  const link = `${origin}/login?modal=forgot-password&with=code`
  const text = [
    `Somebody asks for a new password for ${member.username} at ${merchant.name}.`,
    `Code: ${code}`,
    `It is good for ${EMAIL_CODE_MINUTES.password} minutes. Choose the new password here: ${link}`,
    'If it was not you, there is nothing to do: your password stays as it is.',
  ].join('\n\n')
  store.mails.send(merchant.merchantCode, { recipient: email, subject: 'Your new password', text, at: now() })
  tellSms(`E-mail to ${email} (${merchant.id}): ${code}, ${link}`)
}

/** @throws Refused for a password that the merchant's rule does not take (spec 5, "Change password") */
function refuseWeak(context: Context, newPassword: string): void {
  const rule = passwordRule(readRules(rulesOf(context)))
  if (!checkPattern(rule.patternId, newPassword, rule))
    throw new Refused('account, password and email format incorrect', { field: 'newPassword' })
}

/** Whoever knew the old password is out, wherever they were. */
function setPassword({ store }: Context, { id }: Member, newPassword: string): void {
  store.db.transaction(() => {
    store.members.setPassword(id, newPassword)
    store.sessions.endAll(id)
  })
}

/** Sets the password of a member who has proved who they are, and logs in (spec 4, "Forgot by phone"). */
function letIn(context: Context, member: Member, newPassword: string) {
  refuseOnWrongSite(context, member)
  setPassword(context, member, newPassword)
  return admit(context, { ...member, passwordExpired: false, passwordDefault: false })
}
