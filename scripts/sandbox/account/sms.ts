/** Codes by SMS (spec 4, "SMS code button"; spec 7, "Account and login"). None leaves the machine. */
import { randomInt } from 'node:crypto'
import { Refused } from '../answers.ts'
import type { Context } from '../context.ts'
import type * as calls from '../../../src/api/account/sms.ts'
import type { Answers } from '../contract.ts'
import { hasSmsLogin } from '../../../src/rules/site/modules.ts'
import { modulesOf } from '../site/modules.ts'
import type { Member } from '../store/account/members.ts'
import { SMS_WAIT_MINUTES, type CodeVerdict } from '../store/account/mobiles.ts'

/** The server's words for a code that is not taken (spec 8, "Phone and auth messages"). */
const REFUSED: Readonly<Record<Exclude<CodeVerdict, 'right'>, string>> = {
  wrong: 'invalid or missing verification code',
  expired: 'verification code expired, send again',
  'too-many': 'too many requests',
}

export const sms = {
  // A number that is nobody's is answered like any other, so that members can't be counted.
  sendLoginCode: ({ mobileNum, countryDialingCode }, context) => {
    const flags = modulesOf(context)
    if (!hasSmsLogin(flags) && !flags.CHNGPASSVERIF3) throw notAllowed()
    return sendCode(context, 'login', { countryDialingCode, mobileNum })
  },
} satisfies Answers<typeof calls>

/** What a code is good for: one that was sent to register with lets nobody into an account. */
export type CodePurpose = 'login' | 'register' | 'second-factor' | 'binding'

interface Receiver {
  readonly countryDialingCode: string
  readonly mobileNum: string
}

/** Sends a code for a purpose to a number as it was typed; see `sendTo`. */
export const sendCode = (context: Context, purpose: CodePurpose, { countryDialingCode, mobileNum }: Receiver) =>
  sendTo(context, purpose, normalNumber(countryDialingCode, mobileNum), `${countryDialingCode} ${mobileNum}`)

/**
 * Sends a code for a purpose; the last one of each purpose is the one that counts. A number is nobody's or somebody's: it
 * is treated alike.
 * @param number as `normalNumber` writes it
 * @param shown the number for whoever reads the log
 * @returns how long the client is to wait for the next one
 * @throws Refused for who asks again before that, and again
 */
export function sendTo(context: Context, purpose: CodePurpose, number: string, shown = number) {
  const { store, merchant, now, tellSms } = context
  const key = codeKey(purpose, number)
  const sentAt = store.smsCodes.sentAt(merchant.merchantCode, key)
  const until = sentAt === undefined ? undefined : sentAt + SMS_WAIT_MINUTES * 60_000
  const waiting = stillWaiting(context, `sms:${key}`, until)
  if (waiting) return waiting
  const code = randomInt(1e6).toString().padStart(6, '0')
  store.smsCodes.keep(merchant.merchantCode, key, code, now())
  tellSms(`SMS to +${shown} (${merchant.id}): ${code}`)
  return { expiredMinutes: SMS_WAIT_MINUTES }
}

/**
 * While the wait for the next code runs, none goes out: whoever could have them sent at will would flood a phone, and be
 * paid for by the merchant (spec 4, "Resend is blocked while it runs"). The code that is on its way stays good. The client
 * waits by itself, unless it never heard the answer: so the first to ask again is told what is left of the wait.
 * @param receiver what the code goes to, and how
 * @param until milliseconds since 1970; `undefined` where nothing was sent
 * @returns `null` where a code may go out
 * @throws Refused for who asks a third time
 */
export function stillWaiting({ store, merchant, now }: Context, receiver: string, until: number | undefined) {
  const { merchantCode } = merchant
  const subject = `asked-again:${receiver}`
  const left = (until ?? 0) - now()
  if (left <= 0) {
    store.attempts.forget(merchantCode, [subject])
    return null
  }
  if (store.attempts.count(merchantCode, subject, 0) > 0) throw refusalOf('too-many', {})
  store.attempts.note(merchantCode, [subject], now())
  // Up to the next thousandth: clients read a number of more digits than a float is sure of as text.
  return { expiredMinutes: Math.ceil(left / 60) / 1000 }
}

/**
 * Judges a code; a right one is used up.
 * @param number as `normalNumber` writes it
 */
export const judgeCode = (
  { store, merchant, now }: Context,
  purpose: CodePurpose,
  number: string,
  code: string,
): CodeVerdict => store.smsCodes.check(merchant.merchantCode, codeKey(purpose, number), code.trim(), now())

/** Under which the code of a number is kept. */
export const codeKey = (purpose: CodePurpose, number: string): string =>
  purpose === 'login' ? number : `${purpose}:${number}`

/** The refusal of a code that is not taken. */
export const refusalOf = (
  verdict: Exclude<CodeVerdict, 'right'>,
  value: object = { field: 'verificationCode' },
): Refused => new Refused(REFUSED[verdict], value)

/**
 * The member whose number and code these are, where one may log in by SMS (spec 4).
 * @throws Refused for anything else
 */
export function memberBySmsCode(context: Context, countryDialingCode: string, mobileNum: string, code: string): Member {
  if (!hasSmsLogin(modulesOf(context))) throw notAllowed()
  return memberOfCode(context, countryDialingCode, mobileNum, code)
}

/**
 * The member whose number and code these are.
 * @throws Refused for anything else; a stranger's number and a wrong code are answered alike
 */
export function memberOfCode(context: Context, countryDialingCode: string, mobileNum: string, code: string): Member {
  const { store, merchant } = context
  const number = normalNumber(countryDialingCode, mobileNum)
  const verdict = judgeCode(context, 'login', number, code)
  const atCode = { captcha: false, field: 'verificationCode' }
  // Too many tries are nothing that another code could mend.
  if (verdict !== 'right') throw refusalOf(verdict, verdict === 'too-many' ? { captcha: false } : atCode)
  const member = store.members.byId(store.mobiles.member(merchant.merchantCode, number) ?? '')
  if (!member) throw refusalOf('wrong', atCode)
  return member
}

/** One spelling of a number: people write it with and without the zero that some countries dial at home. */
export const normalNumber = (countryDialingCode: string, mobileNum: string): string =>
  `${countryDialingCode}${mobileNum.replace(/^0/, '')}`

const notAllowed = (): Refused => new Refused('operation not allowed', { captcha: false })
