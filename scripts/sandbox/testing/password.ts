/** For tests in process: members with all that one may be asked for, and the codes that they are sent. */
import * as v from 'valibot'
import { loginRefusal, type SecondFactorDemand, type SecondFactorWay } from '../../../src/api/account/session.ts'
import type { MemberKind } from '../seeds/account/accounts.ts'
import { credentials, pampas, type Bench, type Heard, type Said } from './sandbox.ts'
import { stepOf, totp } from '../security/totp.ts'

const made = v.object({
  username: v.string(),
  password: v.string(),
  mobileNum: v.string(),
  countryDialingCode: v.string(),
  email: v.string(),
  payeeName: v.string(),
  authenticatorSecret: v.string(),
})
export type MadeAccount = v.InferOutput<typeof made>

/** Fits the rule for passwords of the bench's merchant. */
export const NEW_PASSWORD = 'Fresh-2468'
export const WRONG_CODE = 'invalid or missing verification code'

/** An answer without what differs from call to call. */
export const said = ({ success, message, value }: Heard) => [success, message, value]

/** Whether a password lets in. */
export const logsIn = async (bench: Bench, { username }: Pick<MadeAccount, 'username'>, password: string) =>
  (await bench.call('login', credentials(username, { password }))).success

const outbox = v.object({ mails: v.array(v.object({ subject: v.string(), text: v.string() })) })

/** Makes a member of a kind, with a number and an e-mail address of its own. */
export async function makeAccount(bench: Bench, kind: MemberKind = 'player', merchant = pampas): Promise<MadeAccount> {
  return v.parse(made, await bench.control('POST', '/sandbox/members', { merchant: merchant.id, kind }))
}

/** The e-mails that an address was sent, the last one first. */
export async function mailsTo(bench: Bench, recipient: string, merchant = pampas) {
  const search = new URLSearchParams({ merchant: merchant.id, recipient })
  return v.parse(outbox, await bench.control('GET', `/sandbox/mail?${search.toString()}`)).mails
}

/** The code of the last e-mail to an address. */
export async function mailedCode(bench: Bench, recipient: string, merchant = pampas): Promise<string> {
  const [last] = await mailsTo(bench, recipient, merchant)
  return /^Code: (\w+)$/m.exec(last?.text ?? '')?.[1] ?? ''
}

/** The code that a member's number was sent. */
export async function textedCode(
  bench: Bench,
  { mobileNum, countryDialingCode }: MadeAccount,
  { purpose = 'login', merchant = pampas } = {},
): Promise<string> {
  const search = new URLSearchParams({ merchant: merchant.id, mobileNum, countryDialingCode, purpose })
  return String((await bench.control('GET', `/sandbox/sms?${search.toString()}`))['code'])
}

/** Logs in from an unregistered IP address; gives back what is asked for besides. */
export async function waitingLogin(bench: Bench, account: MadeAccount, more: Said = {}): Promise<SecondFactorDemand> {
  await bench.control('POST', '/sandbox/scenarios', { kind: 'unregistered-ip' })
  const heard = await bench.call('login', { ...credentials(account.username), ...more })
  const { secondFactor } = v.parse(loginRefusal, heard.value)
  if (!secondFactor) throw new Error(`the login wants no second factor: ${String(heard.message)}`)
  return secondFactor
}

/** What proves that one is the member, by a way; asks for a code where the way needs one. */
export async function rightAnswer(
  bench: Bench,
  account: MadeAccount,
  ticket: string,
  way: SecondFactorWay,
  now = Date.now(),
): Promise<string> {
  if (way === 'authenticator') return totp(account.authenticatorSecret, stepOf(now))
  if (way === 'bank-account-name') return account.payeeName
  await bench.call('sendSecondFactorCode', { payload: { ticket, way } })
  return way === 'sms' ? textedCode(bench, account, { purpose: 'second-factor' }) : mailedCode(bench, account.email)
}

/** A payload that sets a new password by phone, after its code was sent. */
export async function readyByPhone(bench: Bench): Promise<Said> {
  const account = await makeAccount(bench)
  const { mobileNum, countryDialingCode } = account
  await bench.call('sendLoginCode', { payload: { mobileNum, countryDialingCode } })
  const verificationCode = await textedCode(bench, account)
  return { payload: { mobileNum, countryDialingCode, verificationCode, newPassword: NEW_PASSWORD } }
}

/** The same by e-mail. */
export async function readyByEmail(bench: Bench): Promise<Said> {
  const { username, email } = await makeAccount(bench)
  await bench.call('forgotPasswordByEmail', { payload: { username, email } })
  return { payload: { username, verificationCode: await mailedCode(bench, email), newPassword: NEW_PASSWORD } }
}

/**
 * A payload that asks for a code, or that answers by a way which needs none. The login is from elsewhere; no other of the
 * bench is.
 */
export async function readySecondFactor(bench: Bench, way: SecondFactorWay = 'sms'): Promise<Said> {
  const account = await makeAccount(bench)
  const { ticket } = await waitingLogin(bench, account)
  await bench.control('DELETE', '/sandbox/scenarios?kind=unregistered-ip')
  return { payload: way === 'sms' ? { ticket, way } : { ticket, way, answer: account.payeeName } }
}
