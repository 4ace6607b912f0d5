/** Canaries: what is secret is in bodies, sealed where that is asked for, and in the token's own header, and nowhere else. */
import { inspect } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SESSION_ENDED } from '../rules/failure.ts'
import { endpoints } from './contract.ts'
import type { Endpoint } from './transport/endpoint.ts'
import { HEADERS } from './transport/envelope.ts'
import { lazySeal } from './seal/lazy-seal.ts'
import { caught, ok, refuse, serveInProcess } from './serve-in-process.ts'
import { generateSealPair } from './seal/unseal.ts'

const CANARY = /finch|987654/i
const PASSWORD = 'Finch-2468'
const TOKEN = 'token-of-a-finch'
const CODE = '987654'
const REQUEST_NO = 'a'.repeat(32)
const PROOF = { provider: 'puzzle', token: 'finch-proof' }
const from = { domain: 'www.brand.example', registerUrl: 'https://www.brand.example/register' }
const entry = { ...from, registerMethod: 'WEB', login: true }
const number = { mobileNum: '91155512340', countryDialingCode: '54' }
const secrets = { password: PASSWORD, confirmPassword: PASSWORD, paymentPassword: PASSWORD, verificationCode: CODE }

/** A right request of every such call, with a canary wherever a secret belongs. */
const REQUESTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  getCaptcha: {},
  login: { type: 'username', username: 'ana', password: PASSWORD, captcha: 'finch' },
  sendLoginCode: number,
  getRegisterRules: {},
  checkAffiliateCode: { code: '0012345', domain: 'www.brand.example' },
  sendRegistrationCode: { mobileNo: number.mobileNum, countryDialingCode: '54', sliderCaptcha: PROOF },
  registerMember: { ...entry, ...secrets, username: 'ana', captcha: 'finch' },
  registerMobile: {
    ...entry,
    ...secrets,
    ...number,
    firebaseChannel: 'phone',
    firebaseIdToken: 'finch.finch.finch',
  },
  startFreePlay: { os: 'Linux', platform: 'W', random: '0'.repeat(32), gatewayVersion: 3 },
  getSliderPuzzle: {},
  judgeSliderPuzzle: { id: '0'.repeat(24), x: 987_654 },
  getCaptchaQuestion: {},
  judgeCaptchaQuestion: { id: '0'.repeat(24), answer: 'finch' },
  loginWithSlider: { username: 'ana', password: PASSWORD, sliderCaptcha: PROOF },
  loginWithIdentity: { firebaseChannel: 'google', firebaseIdToken: 'finch.finch.finch' },
  sendSecondFactorCode: { ticket: 'finch-ticket', way: 'sms' },
  proveSecondFactor: { ticket: 'finch-ticket', way: 'sms', answer: CODE },
  changePassword: { oldPassword: PASSWORD, newPassword: PASSWORD, confirmNewPassword: PASSWORD },
  setPasswordByPhone: { ...number, newPassword: PASSWORD, verificationCode: CODE },
  forgotPasswordByEmail: { username: 'ana', email: 'ana@players.example' },
  setPasswordByEmail: { username: 'ana', newPassword: PASSWORD, verificationCode: CODE },
  logout: {},
  getMemberInfo: {},
  getMemberIcon: {},
  listPlayerAvatars: {},
  openAccount: { username: 'ana', password: PASSWORD, confirmPassword: PASSWORD, isAgent: false, rebate: '0.5' },
  setMemberIcon: { avatar: 'finch.webp', avatarType: 'STATIC' },
  beginUpload: { purpose: 'avatar', type: 'image/png', size: 1000 },
  sendUploadPart: { id: '0'.repeat(32), part: 0, data: 'finchfin' },
  getAccountSecurity: {},
  setPaymentPassword: { oldPassword: PASSWORD, newPassword: PASSWORD, confirmNewPassword: PASSWORD },
  sendMobileBindingCode: number,
  bindMobile: { ...number, password: PASSWORD, verificationCode: CODE },
  sendEmailBindingCode: { email: 'finch@players.example' },
  bindEmail: { email: 'ana@players.example', password: PASSWORD, verificationCode: CODE },
  beginAuthenticator: { password: PASSWORD },
  confirmAuthenticator: { verificationCode: CODE },
  removeAuthenticator: { verificationCode: CODE },
  listLogins: { pageNo: 1, pageSize: 10 },
  listDevices: {},
  endDevice: { id: '0123456789abcdef' },
  listKnownAddresses: {},
  forgetAddress: { ip: '192.0.2.1' },
  askAtEveryLogin: { password: PASSWORD, always: true },
  listMemberPages: {},
  listPayoutTargets: {},
  listPayoutAccounts: {},
  addBankAccount: { bank: 'NORTH', number: '12340987654' },
  addCryptoAddress: { network: 'TRC20', address: 'Tfinchfinchfinch' },
  setDefaultPayoutAccount: { id: '0123456789abcdef' },
  removePayoutAccount: { id: '0123456789abcdef', paymentPassword: PASSWORD },
  createWithdrawal: { requestNo: REQUEST_NO, to: 'a', amount: '20.00', fee: '0.00', paymentPassword: PASSWORD },
  transferFunds: { requestNo: REQUEST_NO, from: 'finch', to: 'a', amount: '20.00' },
  collectFunds: { requestNo: REQUEST_NO },
  createDeposit: {
    requestNo: REQUEST_NO,
    from: 'CARD',
    amount: '20.00',
    payer: 'Ana Finch',
    returnUrl: 'https://a.example/',
  },
  confirmReceipt: { requestNo: REQUEST_NO, from: 'finch', to: 'received', amount: '20.00', paid: '20.00' },
  confirmAllReceipts: {
    requestNo: REQUEST_NO,
    amount: '20.00',
    receipts: [{ reference: 'finch', amount: '20.00', paid: '20.00' }],
  },
  claimReward: { requestNo: REQUEST_NO, from: 'finch' },
  claimMission: { requestNo: REQUEST_NO, from: 'finch' },
  claimPromotion: { requestNo: REQUEST_NO, from: 'finch' },
  claimRaffle: { requestNo: REQUEST_NO, from: 'finch' },
  redeemPointReward: { requestNo: REQUEST_NO, from: 'finch', quantity: 1, amount: '987654', paymentPassword: PASSWORD },
  convertPoint: { requestNo: REQUEST_NO, amount: '987654', worth: '987654', paymentPassword: PASSWORD },
  redeemBonusCode: { requestNo: REQUEST_NO, from: 'finch' },
  claimDailySignIn: { requestNo: REQUEST_NO, from: 'finch' },
  claimCashback: { requestNo: REQUEST_NO },
  cashOutBet: { requestNo: REQUEST_NO, from: 'finch', amount: '20.00' },
  sendToTeammate: { requestNo: REQUEST_NO, to: 'a', amount: '20.00', paymentPassword: PASSWORD },
}

/** The ways to be answered; none of them repeats a secret in a refusal's own words, which are the server's business. */
const ANSWERS: Readonly<Record<string, () => Response>> = {
  nothing: () => ok(null),
  'what cannot be read': () => ok({ token: 'a finch', firstTimeLogin: 'finch', list: ['finch'] }),
  'no JSON': () => new Response(`<p>${PASSWORD}</p>`, { headers: { 'content-type': 'text/html' } }),
  'half of an answer': () => new Response(`{"value":"${PASSWORD}`, { headers: { 'content-type': 'application/json' } }),
  'a refusal': () => refuse('please enter the correct user information', { captcha: true }),
  'a server error': () => new Response(PASSWORD, { status: 500 }),
  'a bad request': () => new Response(PASSWORD, { status: 400 }),
  'a lost connection': () => {
    throw new TypeError('Failed to fetch')
  },
}

/** Those that carry what is secret: all of an account's, and money. */
const accounts = endpoints.filter(({ module, money }) => module === 'ACCOUNT' || money)
const { publicKey } = await generateSealPair('k1')

/** Everything that a console was told. */
function overhear(): unknown[] {
  const told: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => void told.push(said))
  onTestFinished(() => void vi.restoreAllMocks())
  return told
}

/** All of a value that a console or a report of errors could show, with its causes. */
const shown = (value: unknown): string => inspect(value, { depth: 12, showHidden: true })

async function call(endpoint: Endpoint, request: unknown, answer: () => Response, seal: 'none' | 'sealed' = 'none') {
  const { gateway, heard } = serveInProcess(answer, {
    seal: seal === 'none' ? 'none' : lazySeal(publicKey),
    token: () => TOKEN,
    // Too little for a read to be tried again.
    timeoutMs: endpoint.method === 'GET' ? 250 : 5000,
  })
  const intent = endpoint.money ? { intent: REQUEST_NO } : {}
  const outcome = await gateway(endpoint, request as object, intent).catch((error: unknown) => error)
  return { heard, outcome }
}

test('every call that carries a secret has its canaries', () => {
  expect(Object.keys(REQUESTS).toSorted()).toEqual(accounts.map(({ name }) => name).toSorted())
})

test.each(accounts)('$name tells nobody on the way, however it is answered', async (endpoint) => {
  const told = overhear()
  for (const [how, answer] of Object.entries(ANSWERS)) {
    const { heard, outcome } = await call(endpoint, REQUESTS[endpoint.name], answer)
    expect(heard.length, how).toBeGreaterThan(0)
    for (const { request } of heard) {
      const { [HEADERS.token]: token, ...headers } = Object.fromEntries(request.headers)
      expect(decodeURIComponent(request.url), how).not.toMatch(CANARY)
      expect(JSON.stringify(headers), how).not.toMatch(CANARY)
      expect([undefined, `Bearer ${TOKEN}`], how).toContain(token)
    }
    if (outcome instanceof Error) expect(shown(outcome), how).not.toMatch(CANARY)
  }
  expect(shown(told)).not.toMatch(CANARY)
})

test.each(accounts.filter(({ sealed }) => sealed))(
  '$name shows nothing of itself once it is sealed',
  async (endpoint) => {
    const { heard } = await call(endpoint, REQUESTS[endpoint.name], () => refuse('no'), 'sealed')
    expect(heard).toHaveLength(1)
    expect(heard[0]?.body).toMatch(/^[\w-]+(?:\.[\w-]*){4}$/)
  },
)

test('whatever holds a password or a code is sealed', () => {
  const open = accounts.filter(
    ({ name, sealed }) => !sealed && /Finch-2468|987654"/.test(JSON.stringify(REQUESTS[name])),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})

/** A request that does not fit, by one field after the other: what it is told of must not be repeated. */
const misfits = (request: Readonly<Record<string, unknown>>): unknown[] =>
  Object.keys(request).flatMap((name) =>
    [[PASSWORD], { finch: PASSWORD }, `${PASSWORD} `.repeat(2000)].map((value) => ({ ...request, [name]: value })),
  )

test.each(accounts)('$name, which is not sent as it does not fit, says nothing of what was typed', async (endpoint) => {
  const told = overhear()
  for (const request of [...misfits(REQUESTS[endpoint.name] ?? {}), { ...REQUESTS[endpoint.name], more: PASSWORD }]) {
    const { heard, outcome } = await call(endpoint, request, () => ok(null))
    // Some texts may be of any length.
    if (heard.length > 0) continue
    expect(outcome).toMatchObject({ kind: 'contract', side: 'request' })
    expect(shown(outcome)).not.toMatch(CANARY)
  }
  expect(shown(told)).not.toMatch(CANARY)
})

test('a token that no header can hold is not repeated', async () => {
  const told = overhear()
  const { gateway, heard } = serveInProcess(() => ok(null), { token: () => 'finch\n' })
  const [endpoint] = accounts.filter(({ name }) => name === 'getMemberInfo')
  if (!endpoint) throw new Error('there is no such call')
  const failure = await caught(gateway(endpoint, {}))
  expect(failure).toMatchObject({ kind: 'refusal', value: SESSION_ENDED })
  expect(shown([failure, told])).not.toMatch(CANARY)
  expect(heard).toEqual([])
})
