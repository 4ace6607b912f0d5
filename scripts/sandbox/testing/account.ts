/** For tests in process: members with a session, and what their account's calls need beforehand. */
import * as v from 'valibot'
import { SEED_PASSWORD } from '../seeds/account/accounts.ts'
import { mailedCode } from './password.ts'
import type { Bench, Said } from './sandbox.ts'
import { stepOf, totp } from '../security/totp.ts'

const made = v.object({
  username: v.string(),
  token: v.string(),
  mobileNum: v.string(),
  countryDialingCode: v.string(),
  email: v.string(),
  authenticatorSecret: v.string(),
})
export type SignedInAccount = v.InferOutput<typeof made>

export const NEW_MOBILE = { mobileNum: '91155577001', countryDialingCode: '54' }

/** Makes a member who is logged in, with all that one may be asked for. */
export const makeSignedIn = async (bench: Bench): Promise<SignedInAccount> =>
  v.parse(made, await bench.control('POST', '/sandbox/members', { merchant: 'pampas', kind: 'player', token: true }))

/** The code that a number was sent to become an account's. */
export async function boundCode(bench: Bench, number = NEW_MOBILE): Promise<string> {
  const search = new URLSearchParams({ merchant: 'pampas', ...number, purpose: 'binding' })
  return String((await bench.control('GET', `/sandbox/sms?${search.toString()}`))['code'])
}

export async function readyMobile(bench: Bench): Promise<Said> {
  const { token } = await makeSignedIn(bench)
  await bench.call('sendMobileBindingCode', { token, payload: NEW_MOBILE })
  const verificationCode = await boundCode(bench)
  return { token, payload: { ...NEW_MOBILE, password: SEED_PASSWORD, verificationCode } }
}

export async function readyEmail(bench: Bench): Promise<Said> {
  const { token, username } = await makeSignedIn(bench)
  const email = `${username}@new.example`
  await bench.call('sendEmailBindingCode', { token, payload: { email } })
  return { token, payload: { email, password: SEED_PASSWORD, verificationCode: await mailedCode(bench, email) } }
}

/** The present code of a secret. */
export const appCode = (secret: string, now = Date.now()): string => totp(secret, stepOf(now))

/** A member whose authenticator is there, or was taken away. */
export async function readyAuthenticator(bench: Bench, taken: 'there' | 'away'): Promise<Said> {
  const { token, authenticatorSecret } = await makeSignedIn(bench)
  const payload = { verificationCode: appCode(authenticatorSecret) }
  if (taken === 'there') return { token, payload }
  await bench.call('removeAuthenticator', { token, payload })
  return { token, payload: { password: SEED_PASSWORD } }
}

/** A secret that waits for its first code. */
export async function readyConfirmation(bench: Bench): Promise<Said & { readonly secret: string }> {
  const { token = '', payload } = await readyAuthenticator(bench, 'away')
  const { value } = await bench.call('beginAuthenticator', { token, payload })
  const { secret } = v.parse(v.object({ secret: v.string() }), value)
  return { token, secret, payload: { verificationCode: appCode(secret) } }
}
