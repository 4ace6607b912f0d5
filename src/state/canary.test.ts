/** Canaries: every way in and out, of which no password, token or code is left in the browser but where it belongs. */
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { appCode, boundCode } from '../../scripts/sandbox/testing/account.ts'
import { proveHuman, readyQuestion } from '../../scripts/sandbox/testing/captcha.ts'
import { demoToken } from '../../scripts/sandbox/testing/identity.ts'
import { mailedCode, makeAccount, rightAnswer, textedCode } from '../../scripts/sandbox/testing/password.ts'
import { createTestSandbox } from '../../scripts/sandbox/testing/sandbox.ts'
import { endpoints } from '../api/contract.ts'
import { openAccount } from '../api/team/accounts.ts'
import { getMemberIcon, listPlayerAvatars } from '../api/account/session.ts'
import { newRequestNo } from '../rules/money/money-intent.ts'
import { watchPage } from '../testing/canary/canary.ts'
import {
  beginAuthenticatorAtom,
  bindEmailAtom,
  bindMobileAtom,
  confirmAuthenticatorAtom,
  devicesQuery,
  emailBindingSenderAtom,
  endDeviceAtom,
  loginsQuery,
  mobileBindingSenderAtom,
  removeAuthenticatorAtom,
  securityQuery,
  setPaymentPasswordAtom,
} from './security/account-security.ts'
import { avatarChoicesQuery, setAvatarAtom } from './account/avatar.ts'
import { captchaQuery } from './account/captcha.ts'
import { gatewayAtom } from './gateway.ts'
import {
  confirmIdentityCodeAtom,
  identityAtom,
  sendIdentityCodeAtom,
  signInWithProviderAtom,
} from './account/identity.ts'
import {
  changePasswordAtom,
  forgotPasswordAtom,
  setPasswordByEmailAtom,
  setPasswordByPhoneAtom,
} from './security/password.ts'
import { avatarQuery } from './account/member.ts'
import { askAtEveryLoginAtom, forgetAddressAtom, knownAddressesQuery } from './security/known-addresses.ts'
import { memberMenuQuery } from './account/member-menu.ts'
import { changePayoutAccounts } from '../testing/canary/payout-canary.ts'
import { promptAtom, type SecondFactorQuestion } from './site/prompts.ts'
import { registerRulesQuery } from './account/registration/register-rules.ts'
import {
  affiliateQuery,
  registerAtom,
  registrationCodeSenderAtom,
  type Registration,
} from './account/registration/register.ts'
import { secondFactorCodeAtom, secondFactorProofAtom } from './security/second-factor.ts'
import { sendToTeammateAtom } from './team/send-to-teammate.ts'
import { settleMoneyAtom } from './money/request/settle-money.ts'
import { freePlayAtom, signInAtom } from './account/login/sign-in.ts'
import {
  captchaQuestionQuery,
  judgePuzzleAtom,
  judgeQuestionAtom,
  sliderPuzzleQuery,
  sliderSignInAtom,
} from './account/slider-captcha.ts'
import { teamTermsQuery } from './team/team.ts'
import { loginCodeSenderAtom, sendCodeAtom } from './account/sms.ts'

const PASSWORD = 'Finch-24680'
const NEW = 'Wren-13579'
const WRONG = 'Raven-97531'
const PAYMENT = '975310'
const MOBILE = { mobileNum: '91155577001', countryDialingCode: '54' }
const from = { domain: 'localhost', registerUrl: 'http://localhost/register' }

/** A watched page over a merchant that has every way in, and asks for a payment password besides. */
async function open() {
  const bench = createTestSandbox()
  const scenario = (said: object) => bench.control('POST', '/sandbox/scenarios', said)
  const off = ['mobileNum', 'email', 'fullName', 'birthday', 'idNumber'].map((name) => [name, { enabled: false }])
  const paymentPassword = { enabled: true, required: true, patternId: 6, minLength: 6, maxLength: 6 }
  await scenario({ kind: 'register-rules', rules: { ...Object.fromEntries(off), paymentPassword } })
  const on = [
    'MOBILE_REGISTRATION',
    'MOBILE_PASSWORD_REGISTRATION',
    'AFFILIATE',
    'VERIFICATION_CODE_LOGIN',
    'FREE_PLAY',
    'TRANSFER_UPLINE',
  ]
  await scenario({ kind: 'modules', on })
  const watched = watchPage(bench)
  for (const it of [PASSWORD, NEW, WRONG, PAYMENT]) watched.secret(it)
  return { bench, scenario, ...watched }
}
type Watched = Awaited<ReturnType<typeof open>>

const register = (typed: Registration['typed'], way: Registration['way'] = 'username'): Registration => ({
  way,
  from,
  referralCode: '',
  typed: { password: PASSWORD, confirmPassword: PASSWORD, ...typed },
})

/** The ways, each from a guest to a guest. */
const WAYS: Readonly<Record<string, (watched: Watched) => Promise<void>>> = {
  'a registration by name': async ({ page, scenario, fails, leave }) => {
    const { store, queries } = page
    const gateway = store.get(gatewayAtom)
    await queries.fetchQuery(registerRulesQuery)
    await queries.fetchQuery(affiliateQuery('0012345', 'www.pampas.example'))
    const ana = register({ username: 'Ana12', paymentPassword: PAYMENT })
    await fails(store.set(registerAtom, register({ ...ana.typed, username: 'player' }), queries))
    await scenario({ kind: 'failing', endpoint: 'registerMember', how: 'cut-short', times: 1 })
    await fails(store.set(registerAtom, register({ ...ana.typed, username: 'Ana13' }), queries))
    await store.set(registerAtom, ana, queries)
    await gateway(getMemberIcon, {})
    await gateway(listPlayerAvatars, {})
    leave()
  },
  'a registration by mobile number': async ({ bench, page, secret, fails, leave, cookie }) => {
    const { store, queries } = page
    const { id } = await queries.fetchQuery(sliderPuzzleQuery)
    const { x } = await bench.control('GET', '/sandbox/slider', undefined, cookie())
    const token = secret(await store.set(judgePuzzleAtom, { id, x: Number(x) }))
    await store.get(registrationCodeSenderAtom)(MOBILE, { provider: 'puzzle', token })
    const account = { ...(await makeAccount(bench)), ...MOBILE }
    const verificationCode = secret(await textedCode(bench, account, { purpose: 'register' }))
    const typed = { ...MOBILE, paymentPassword: PAYMENT, verificationCode }
    await fails(store.set(registerAtom, register({ ...typed, verificationCode: '0000' }, 'mobile'), queries))
    await store.set(registerAtom, register(typed, 'mobile'), queries)
    leave()
  },
  'a login by name, with letters and with the slider': async ({
    bench,
    page,
    secret,
    scenario,
    fails,
    leave,
    cookie,
  }) => {
    const { store, queries } = page
    const { username, password } = await makeAccount(bench)
    secret(password)
    await fails(store.set(signInAtom, { type: 'username', username, password: WRONG }, queries))
    await scenario({ kind: 'captcha' })
    await fails(store.set(signInAtom, { type: 'username', username, password }, queries))
    await queries.fetchQuery(captchaQuery)
    const { answer } = await bench.control('GET', '/sandbox/captcha', undefined, cookie())
    const captcha = secret(String(answer))
    await store.set(signInAtom, { type: 'username', username, password, captcha }, queries)
    leave()
    const ask = async () => {
      const { proof } = await proveHuman(bench, { cookie: cookie() })
      secret(proof.token)
      return proof
    }
    await store.set(sliderSignInAtom, { username, password }, ask, queries)
    leave()
    const { id } = await queries.fetchQuery(captchaQuestionQuery)
    await fails(store.set(judgeQuestionAtom, { id, answer: WRONG }))
    const { payload } = await readyQuestion(bench, { cookie: cookie() })
    secret(await store.set(judgeQuestionAtom, payload as { id: string; answer: string })) // as it has just made it
    await bench.control('DELETE', '/sandbox/scenarios?kind=captcha')
  },
  'a login by SMS': async ({ bench, page, secret, fails, leave }) => {
    const { store, queries } = page
    const account = await makeAccount(bench)
    const { mobileNum, countryDialingCode } = account
    const send = () => store.get(loginCodeSenderAtom)({ mobileNum, countryDialingCode })
    await store.set(sendCodeAtom, { purpose: 'login', receiver: mobileNum, send })
    const password = secret(await textedCode(bench, account))
    const sms = { type: 'sms' as const, username: mobileNum, countryDialingCode }
    await fails(store.set(signInAtom, { ...sms, password: '0000' }, queries))
    await store.set(signInAtom, { ...sms, password }, queries)
    leave()
  },
  'a login with a second factor': async ({ bench, page, secret, scenario, fails, leave }) => {
    const { store, queries } = page
    const account = await makeAccount(bench)
    const { username, password } = account
    await scenario({ kind: 'unregistered-ip' })
    const login = store.set(signInAtom, { type: 'username', username, password }, queries)
    await vi.waitFor(() => expect(store.get(promptAtom)).toHaveProperty('demand'))
    const { demand, settle } = store.get(promptAtom) as SecondFactorQuestion // as was just seen
    const ticket = secret(demand.ticket)
    await store.get(secondFactorCodeAtom)({ ticket, way: 'sms' })
    const answer = secret(await rightAnswer(bench, account, ticket, 'authenticator'))
    const prove = store.get(secondFactorProofAtom)
    await fails(prove({ ticket, way: 'sms', answer: '0000' }))
    settle(await prove({ ticket, way: 'authenticator', answer }))
    await login
    leave()
    await bench.control('DELETE', '/sandbox/scenarios?kind=unregistered-ip')
  },
  'a password that is changed, and set anew': async ({ bench, page, secret, fails, leave }) => {
    const { store, queries } = page
    const account = await makeAccount(bench, 'expired')
    const { username, password, email, mobileNum, countryDialingCode } = account
    await store.set(signInAtom, { type: 'username', username, password }, queries)
    await fails(store.set(changePasswordAtom, { oldPassword: WRONG, newPassword: NEW }, queries))
    await store.set(changePasswordAtom, { newPassword: NEW }, queries)
    leave()
    await store.set(forgotPasswordAtom, { username, email })
    const verificationCode = secret(await mailedCode(bench, email))
    const byMail = { username, newPassword: PASSWORD, verificationCode }
    await fails(store.set(setPasswordByEmailAtom, { ...byMail, verificationCode: 'ABCDEFGH' }, queries))
    await store.set(setPasswordByEmailAtom, byMail, queries)
    leave()
    await store.get(loginCodeSenderAtom)({ mobileNum, countryDialingCode })
    const byPhone = { mobileNum, countryDialingCode, newPassword: NEW }
    await fails(store.set(setPasswordByPhoneAtom, { ...byPhone, verificationCode: '0000' }, queries))
    const texted = secret(await textedCode(bench, account))
    await store.set(setPasswordByPhoneAtom, { ...byPhone, verificationCode: texted }, queries)
    leave()
  },
  'an account whose guards are changed': async ({ bench, page, secret, fails, leave }) => {
    const { store, queries } = page
    const { username, password, authenticatorSecret } = await makeAccount(bench)
    secret(password)
    await store.set(signInAtom, { type: 'username', username, password }, queries)
    const payment = { oldPassword: password, newPassword: PAYMENT }
    await fails(store.set(setPaymentPasswordAtom, { ...payment, oldPassword: WRONG }, queries))
    await store.set(setPaymentPasswordAtom, payment, queries)
    const number = { ...MOBILE, mobileNum: '91155577002' }
    await store.get(mobileBindingSenderAtom)(number)
    const mobile = { ...number, password, verificationCode: secret(await boundCode(bench, number)) }
    await fails(store.set(bindMobileAtom, { ...mobile, verificationCode: '0000' }, queries))
    await store.set(bindMobileAtom, mobile, queries)
    const email = `${username}@new.example`
    await store.get(emailBindingSenderAtom)(email)
    const verificationCode = secret(await mailedCode(bench, email))
    await fails(store.set(bindEmailAtom, { email, password: WRONG, verificationCode }, queries))
    await store.set(bindEmailAtom, { email, password, verificationCode }, queries)
    await fails(store.set(removeAuthenticatorAtom, '0000', queries))
    await store.set(removeAuthenticatorAtom, secret(appCode(authenticatorSecret)), queries)
    const app = secret(await store.set(beginAuthenticatorAtom, password))
    await store.set(confirmAuthenticatorAtom, secret(appCode(app)), queries)
    expect(await queries.fetchQuery(securityQuery)).toMatchObject({
      paymentPassword: true,
      authenticator: true,
    })
    await queries.fetchQuery(memberMenuQuery)
    await queries.fetchQuery(loginsQuery(1))
    const [device] = await queries.fetchQuery(devicesQuery)
    const [choice] = await queries.fetchQuery(avatarChoicesQuery)
    if (choice) await store.set(setAvatarAtom, choice, queries)
    expect(queries.getQueryData(avatarQuery.queryKey)).toEqual(choice)
    await store.set(askAtEveryLoginAtom, { password, always: true }, queries)
    const [known] = await queries.fetchQuery(knownAddressesQuery)
    if (known) await store.set(forgetAddressAtom, known.ip, queries)
    if (device) await store.set(endDeviceAtom, device.id, queries)
    leave()
  },
  'accounts that money goes to, and a picture': async ({ bench, page, secret, fails, leave }) => {
    const { store, queries } = page
    const { username, password } = await makeAccount(bench)
    await store.set(signInAtom, { type: 'username', username, password: secret(password) }, queries)
    await store.set(setPaymentPasswordAtom, { oldPassword: password, newPassword: PAYMENT }, queries)
    await changePayoutAccounts({ page, secret, fails, paymentPassword: PAYMENT })
    leave()
  },
  'money that is sent under the payment password': async ({ bench, page, secret, scenario, fails, leave }) => {
    const { store, queries } = page
    const { username, password } = await makeAccount(bench)
    await bench.control('POST', '/sandbox/teams', { merchant: 'pampas', member: username, upline: true })
    await store.set(signInAtom, { type: 'username', username, password: secret(password) }, queries)
    await store.set(setPaymentPasswordAtom, { oldPassword: password, newPassword: PAYMENT }, queries)
    const { upline } = await queries.fetchQuery(teamTermsQuery)
    const send = (said: object) =>
      store.set(
        sendToTeammateAtom,
        {
          requestNo: newRequestNo(),
          again: false,
          to: upline?.id ?? '',
          amount: '20.00',
          paymentPassword: PAYMENT,
          ...said,
        },
        queries,
      )
    await fails(send({ paymentPassword: WRONG }))
    expect(await send({})).toMatchObject({ state: 'done' })
    await scenario({ kind: 'failing', endpoint: 'sendToTeammate', how: 'cut-short', when: 'after', times: 1 })
    expect(await send({ amount: '30.00' })).toEqual({ state: 'pending' })
    await store.set(settleMoneyAtom, queries)
    leave()
  },
  'a third party’s word': async ({ page, secret, fails, leave }) => {
    const { store, queries } = page
    const phone = `+${MOBILE.countryDialingCode}${MOBILE.mobileNum}`
    store.set(identityAtom, {
      prepare: async () => undefined,
      signIn: async (channel) => ({ channel, token: secret(demoToken({ channel, subject: 'ada' })) }),
      sendCode: async () => ({
        confirm: async () => ({ channel: 'phone', token: secret(demoToken({ channel: 'phone', phone })) }),
      }),
    })
    await store.set(sendIdentityCodeAtom, MOBILE)
    await store.set(confirmIdentityCodeAtom, MOBILE, secret('864209'))
    await fails(store.set(confirmIdentityCodeAtom, { ...MOBILE, mobileNum: '911555770' }, '864209'))
    await store.set(signInWithProviderAtom, 'google', queries)
    leave()
  },
  'an account that an agent opens': async ({ bench, page, secret, fails, leave }) => {
    const { store, queries } = page
    const agent = await bench.control('POST', '/sandbox/members', { merchant: 'pampas', kind: 'agent1' })
    const { username, password } = v.parse(v.object({ username: v.string(), password: v.string() }), agent)
    await store.set(signInAtom, { type: 'username', username, password: secret(password) }, queries)
    const given = secret('Marigold-7531')
    const said = { isAgent: false, rebate: '0', password: given, confirmPassword: given }
    await fails(store.get(gatewayAtom)(openAccount, { ...said, username }))
    leave()
  },
  'a free play': async ({ page, leave }) => {
    await page.store.set(freePlayAtom, page.queries)
    leave()
  },
}

test('no password, token or code stands in an address, a header, a storage, a console or an error', async () => {
  const watched = await open()
  for (const way of Object.values(WAYS)) await way(watched)
  const { seen, called, tokens, borne, secrets } = watched
  const accounts = endpoints.filter(({ module }) => module === 'ACCOUNT')
  const missed = accounts.filter(({ method, path }) => ![method].flat().some((each) => called.has(`${each} ${path}`)))
  expect(missed.map(({ name }) => name)).toEqual([])
  // Short codes stand between anything but digits, or every number would hold one.
  const found = [...secrets, ...tokens].filter((it) =>
    new RegExp(`(?<!\\d)${RegExp.escape(it)}(?!\\d)`).test(seen.join('\n')),
  )
  expect(found.map((it) => seen.find((line) => line.includes(it)))).toEqual([])
  expect([...borne].filter((it) => !tokens.has(it.replace(/^Bearer /, '')))).toEqual([])
  expect(Math.min(tokens.size, secrets.size), 'there was much to be seen').toBeGreaterThan(9)
})
