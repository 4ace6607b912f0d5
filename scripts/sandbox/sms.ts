/** Codes by SMS (spec 4, "SMS code button"; spec 7, "Account and login"). None leaves the machine. */
import { randomInt } from 'node:crypto'
import { readModules } from '../../src/rules/modules.ts'
import { Refused } from './answers.ts'
import type { Context } from './context.ts'
import type { Handlers } from './contract.ts'
import { moduleTree } from './seeds/modules.ts'
import type { Member } from './store/members.ts'
import { CODE_MINUTES, type CodeVerdict } from './store/mobiles.ts'

/** The server's words for a code that is not taken (spec 8, "Phone and auth messages"). */
const REFUSED: Readonly<Record<Exclude<CodeVerdict, 'right'>, string>> = {
  wrong: 'invalid or missing verification code',
  expired: 'verification code expired, send again',
  'too-many': 'too many requests',
}

export const sms = {
  // A number that is nobody's is answered like any other, so that members can't be counted.
  sendLoginCode: ({ mobileNum, countryDialingCode }, context) => {
    requireModule(context)
    const { store, merchant, now, tellSms } = context
    const code = randomInt(1e6).toString().padStart(6, '0')
    store.smsCodes.keep(merchant.merchantCode, normalNumber(countryDialingCode, mobileNum), code, now())
    tellSms(`SMS to +${countryDialingCode} ${mobileNum} (${merchant.id}): ${code}`)
    return { expiredMinutes: CODE_MINUTES }
  },
} satisfies Handlers<'sendLoginCode'>

/**
 * The member whose number and code these are.
 * @throws Refused for anything else; a stranger's number and a wrong code are answered alike
 */
export function memberBySmsCode(context: Context, countryDialingCode: string, mobileNum: string, code: string): Member {
  requireModule(context)
  const { store, merchant, now } = context
  const number = normalNumber(countryDialingCode, mobileNum)
  const verdict = store.smsCodes.check(merchant.merchantCode, number, code.trim(), now())
  if (verdict !== 'right') throw new Refused(REFUSED[verdict], { captcha: false })
  const member = store.members.byId(store.mobiles.member(merchant.merchantCode, number) ?? '')
  if (!member) throw new Refused(REFUSED.wrong, { captcha: false })
  return member
}

/** One spelling of a number: people write it with and without the zero that some countries dial at home. */
export const normalNumber = (countryDialingCode: string, mobileNum: string): string =>
  `${countryDialingCode}${mobileNum.replace(/^0/, '')}`

/** Spec 4: a login by SMS is there only where its module is on. */
function requireModule({ merchant }: Context): void {
  if (!readModules(moduleTree(merchant)).VERIFICATION_CODE_LOGIN)
    throw new Refused('operation not allowed', { captcha: false })
}
