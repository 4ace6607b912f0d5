/** What guards an account: who may change it, and what is asked of them. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getAccountSecurity, listDevices, listLogins } from '../../../src/api/security/account-security.ts'
import { listKnownAddresses } from '../../../src/api/security/known-addresses.ts'
import { loginRefusal } from '../../../src/api/account/session.ts'
import { SEED_PASSWORD } from '../seeds/account/accounts.ts'
import {
  appCode,
  boundCode,
  makeSignedIn,
  NEW_MOBILE,
  readyConfirmation,
  readyEmail,
  type SignedInAccount,
} from '../testing/account.ts'
import { mailsTo, WRONG_CODE } from '../testing/password.ts'
import { credentials, createTestSandbox } from '../testing/sandbox.ts'

const bench = createTestSandbox()
const security = async (token: string) =>
  v.parse(getAccountSecurity.reply, (await bench.call('getAccountSecurity', { token })).value)
const devicesOf = async (token: string) =>
  v.parse(listDevices.reply, (await bench.call('listDevices', { token })).value).devices
const refusedAt = (field: string) => ({ success: false, value: { field } })
const said = { password: SEED_PASSWORD, verificationCode: 'WRONG' }
const logIn = async ({ username }: SignedInAccount, headers: Record<string, string>) => {
  const { value } = await bench.call('login', { ...credentials(username), headers })
  return v.parse(v.object({ token: v.string() }), value).token
}

test('a number and an address are shown by their ends alone', async () => {
  const { token, mobileNum, email } = await makeSignedIn(bench)
  const { mobile, email: shown } = await security(token)
  expect(mobile).toMatch(/^\+•+\d{3}$/)
  expect(mobile.slice(-3)).toBe(mobileNum.slice(-3))
  expect(shown).toBe(`${email[0]}•••@players.example`)
})

test('the first payment password asks for the login password, another for the one before it', async () => {
  const { token } = await makeSignedIn(bench)
  const set = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
    bench.call('setPaymentPassword', { token, payload: { oldPassword, newPassword, confirmNewPassword } })
  expect(await set('Wrong-2468', 'Money-2468')).toMatchObject(refusedAt('oldPassword'))
  expect(await set(SEED_PASSWORD, 'weak')).toMatchObject(refusedAt('newPassword'))
  expect(await set(SEED_PASSWORD, 'Money-2468', 'Other-2468')).toMatchObject(refusedAt('confirmNewPassword'))
  expect(await set(SEED_PASSWORD, SEED_PASSWORD), 'two locks with one key').toMatchObject(refusedAt('newPassword'))
  expect((await security(token)).paymentPassword).toBe(false)
  expect(await set(SEED_PASSWORD, 'Money-2468')).toMatchObject({ success: true })
  expect((await security(token)).paymentPassword).toBe(true)
  expect(await set(SEED_PASSWORD, 'Money-1357')).toMatchObject(refusedAt('oldPassword'))
  expect(await set('Money-2468', 'Money-1357')).toMatchObject({ success: true })
})

test('a login password is not the payment password either', async () => {
  const { token } = await makeSignedIn(bench)
  const payload = { oldPassword: SEED_PASSWORD, newPassword: 'Money-2468', confirmNewPassword: 'Money-2468' }
  expect(await bench.call('setPaymentPassword', { token, payload })).toMatchObject({ success: true })
  expect(await bench.call('changePassword', { token, payload })).toMatchObject(refusedAt('newPassword'))
})

test('an address that is forgotten is asked for a proof once; at every login where the member wishes it', async () => {
  const { token, ...account } = await makeSignedIn(bench)
  const { username } = account
  const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } }
  const login = async () => {
    const { success, value } = await bench.call('login', { ...credentials(username), ...forwarded })
    return success ? null : v.parse(loginRefusal, value).secondFactor
  }
  const known = async () =>
    v.parse(listKnownAddresses.reply, (await bench.call('listKnownAddresses', { token, ...forwarded })).value).addresses
  expect(await login()).toBeNull()
  expect((await known()).filter(({ current }) => current).map(({ ip }) => ip)).toEqual(['192.0.2.7'])
  await bench.call('forgetAddress', { token, payload: { ip: '192.0.2.7' } })
  expect((await known()).map(({ ip }) => ip)).not.toContain('192.0.2.7')
  const demand = await login()
  const payload = { ticket: demand?.ticket ?? '', way: 'authenticator', answer: appCode(account.authenticatorSecret) }
  expect(await bench.call('proveSecondFactor', { payload, ...forwarded })).toMatchObject({ success: true })
  expect(await login(), 'it is known again').toBeNull()
  const ask = (password: string, always: boolean) =>
    bench.call('askAtEveryLogin', { token, payload: { password, always } })
  expect(await ask('Wrong-2468', true)).toMatchObject(refusedAt('password'))
  await ask(SEED_PASSWORD, true)
  expect((await security(token)).asksAlways).toBe(true)
  expect(await login()).toMatchObject({ ways: expect.any(Array) })
  await ask(SEED_PASSWORD, false)
  expect(await login()).toBeNull()
})

test('nobody guesses a payment password', async () => {
  const { token } = await makeSignedIn(bench)
  const set = (oldPassword: string) =>
    bench.call('setPaymentPassword', {
      token,
      payload: { oldPassword, newPassword: 'Money-2468', confirmNewPassword: 'Money-2468' },
    })
  await set(SEED_PASSWORD)
  for (let tries = 0; tries < 5; tries += 1) expect(await set('Wrong-2468')).toMatchObject({ success: false })
  expect(await set('Money-2468')).toMatchObject({ success: false, message: 'too many requests' })
})

test('a number becomes the account’s with its own code and the password', async () => {
  const { token, mobileNum, countryDialingCode } = await makeSignedIn(bench)
  const number = { ...NEW_MOBILE, mobileNum: '91155577123' }
  const bind = (more: object) => bench.call('bindMobile', { token, payload: { ...number, ...said, ...more } })
  await bench.call('sendMobileBindingCode', { token, payload: number })
  const verificationCode = await boundCode(bench, number)
  expect(await bind({ verificationCode, password: 'Wrong-2468' })).toMatchObject(refusedAt('password'))
  expect(await bind({})).toMatchObject({ ...refusedAt('verificationCode'), message: WRONG_CODE })
  expect(await bind({ verificationCode })).toMatchObject({ success: true })
  expect((await security(token)).mobile.slice(-3)).toBe('123')
  // The number that it had is free again.
  const other = await makeSignedIn(bench)
  const free = { mobileNum, countryDialingCode }
  await bench.call('sendMobileBindingCode', { token: other.token, payload: free })
  const payload = { ...free, password: SEED_PASSWORD, verificationCode: await boundCode(bench, free) }
  expect(await bench.call('bindMobile', { token: other.token, payload })).toMatchObject({ success: true })
})

test('somebody else’s number stays theirs', async () => {
  const [one, other] = [await makeSignedIn(bench), await makeSignedIn(bench)]
  const number = { mobileNum: other.mobileNum, countryDialingCode: other.countryDialingCode }
  await bench.call('sendMobileBindingCode', { token: one.token, payload: number })
  const verificationCode = await boundCode(bench, number)
  const payload = { ...number, ...said, verificationCode }
  expect(await bench.call('bindMobile', { token: one.token, payload })).toMatchObject(refusedAt('mobileNum'))
  expect((await security(one.token)).mobile.slice(-3)).toBe(one.mobileNum.slice(-3))
})

test('an address becomes the account’s with its own code, which is good for nobody else', async () => {
  const { token = '', payload } = await readyEmail(bench)
  const { email } = v.parse(v.object({ email: v.string() }), payload)
  expect(await mailsTo(bench, email)).toHaveLength(1)
  const thief = await makeSignedIn(bench)
  const stolen = await bench.call('bindEmail', { token: thief.token, payload })
  expect(stolen).toMatchObject({ ...refusedAt('verificationCode'), message: WRONG_CODE })
  expect(await bench.call('bindEmail', { token, payload })).toMatchObject({ success: true })
  expect((await security(token)).email).toMatch(/@new\.example$/)
})

test('an authenticator counts once a code of it has come, and goes with one', async () => {
  const { token = '', secret, payload } = await readyConfirmation(bench)
  const code = (verificationCode: string) => ({ token, payload: { verificationCode } })
  expect((await security(token)).authenticator).toBe(false)
  expect(await bench.call('confirmAuthenticator', code('000000'))).toMatchObject(refusedAt('verificationCode'))
  expect(await bench.call('confirmAuthenticator', { token, payload })).toMatchObject({ success: true })
  expect((await security(token)).authenticator).toBe(true)
  const again = await bench.call('beginAuthenticator', { token, payload: { password: SEED_PASSWORD } })
  expect(again).toMatchObject({ success: false, message: 'operation not allowed' })
  // None is taken twice; the next one is.
  expect(await bench.call('removeAuthenticator', { token, payload })).toMatchObject(refusedAt('verificationCode'))
  const next = appCode(secret, Date.now() + 30_000)
  expect(await bench.call('removeAuthenticator', code(next))).toMatchObject({ success: true })
  expect((await security(token)).authenticator).toBe(false)
})

test('a login is told in the history, and its device can be ended from another', async () => {
  const account = await makeSignedIn(bench)
  const agent = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36'
  const phone = await logIn(account, { 'user-agent': agent, 'x-forwarded-for': '198.51.100.7, 10.0.0.1' })
  expect((await security(account.token)).lastLogin).toMatchObject({ ip: '198.51.100.7', device: 'Chrome · Android' })
  const payload = { pageNo: 1, pageSize: 10 }
  const heard = await bench.call('listLogins', { token: account.token, payload })
  const { logins, total } = v.parse(listLogins.reply, heard.value)
  expect(logins).toHaveLength(10)
  expect(total).toBeGreaterThan(20)
  expect(logins[0]).toMatchObject({ ip: '198.51.100.7' })
  expect(logins.map(({ at }) => at)).toEqual(logins.map(({ at }) => at).toSorted((a, b) => b - a))

  const devices = await devicesOf(account.token)
  expect(devices.map(({ current }) => current)).toEqual([false, true])
  const [first] = devices
  const stranger = await makeSignedIn(bench)
  const end = { payload: { id: first?.id ?? '' } }
  await bench.call('endDevice', { token: stranger.token, ...end })
  expect(await devicesOf(phone)).toHaveLength(2)
  await bench.call('endDevice', { token: account.token, ...end })
  expect(await devicesOf(account.token)).toHaveLength(1)
  expect(await bench.call('getMemberInfo', { token: phone })).toMatchObject({ value: { session: 'ended' } })
})
