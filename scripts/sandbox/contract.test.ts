import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ANNOUNCEMENT_TYPES, PLATFORM_WEB } from '../../src/api/announcements.ts'
import { contract, type Contract } from '../../src/api/contract.ts'
import { HEADERS } from '../../src/api/envelope.ts'
import { REGISTER_FIELDS } from '../../src/rules/register-fields.ts'
import { proveHuman, readyPuzzle, readyQuestion } from './captcha/testing.ts'
import { readyByEmail, readyByPhone, readySecondFactor } from './password-testing.ts'
import { SEED_PASSWORD } from './seeds/accounts.ts'
import { demoToken } from './identity-testing.ts'
import { credentials, openBench, ORIGIN, type Said } from './testing.ts'

const announced = { types: ANNOUNCEMENT_TYPES, platform: PLATFORM_WEB, language: 'TY' }

const popular = { count: 20, prizeMode: 'SEA', device: 'WEB', language: 'TY' }

const listed = {
  clientType: 3,
  platform: 'html5-desktop',
  channel: 'WEB',
  merchant: 'pampas01',
  language: 'TY',
  pageNo: 1,
  pageSize: 24,
}
const hot = { merchantCode: 'pampas01', isPlatform: 2, platform: 2, language: 'TY' }

const freePlay = { os: 'Linux', platform: 'W', random: '0'.repeat(32), gatewayVersion: 3 }

const from = { domain: 'www.pampas.example', registerUrl: 'https://www.pampas.example/register' }
const registered = {
  ...from,
  registerMethod: 'WEB',
  login: true,
  password: 'Horse-2468',
  confirmPassword: 'Horse-2468',
}
const codeTo = { mobileNo: '91155512345', countryDialingCode: '54' }
const byMobile = { ...registered, countryDialingCode: '54', mobileNum: '91155512345' }

const reset = { newPassword: 'Fresh-2468', verificationCode: '123456' }
const PHONE = { mobileNum: '91155501000', countryDialingCode: '54' }

const byIdentity = { firebaseChannel: 'google', firebaseIdToken: demoToken() }

/** A payload that is right for each call, and one that is not, with the field that is wrong in it. */
const PAYLOADS = {
  getWhitelabel: [{}, { surprise: 1 }, 'surprise'],
  getStatus: [{ url: 'www.pampas.example' }, {}, 'url'],
  getDomainRoute: [{}, { surprise: 1 }, 'surprise'],
  getHelpCentre: [{ language: 'TY' }, { language: 'XX' }, 'language'],
  sendFeedback: [
    { questionType: 'GAME', content: 'Hola' },
    { questionType: 'GAME', content: 'x'.repeat(141) },
    'content',
  ],
  getCountries: [{}, { surprise: 1 }, 'surprise'],
  listAnnouncements: [{ ...announced, execution: 'B' }, { ...announced, execution: 'C' }, 'execution'],
  getAnnouncementContent: [{ ...announced, id: 'limits-b' }, announced, 'id'],
  listGameMenus: [{ prizeMode: 'SEA', language: 'TY' }, { prizeMode: 'sea', language: 'TY' }, 'prizeMode'],
  listPopularLotteries: [popular, { ...popular, count: 21 }, 'count'],
  listLatestDraws: [{ prizeMode: 'SEA', gameCodes: ['K3_1M'] }, {}, 'prizeMode'],
  listVnGameMenu: [{ language: 'TY' }, { language: 'XX' }, 'language'],
  listRecentVnGames: [{ language: 'TY' }, {}, 'language'],
  listVnOpenedNumbers: [{ gameCode: 'VN_HUE', count: 100 }, { gameCode: 'VN_HUE', count: 101 }, 'count'],
  listOpenedNumbers: [{}, { surprise: 1 }, 'surprise'],
  listVendors: [{}, { surprise: 1 }, 'surprise'],
  listGames: [listed, { ...listed, pageNo: 0 }, 'pageNo'],
  listHotGames: [hot, { ...hot, isPlatform: 1 }, 'isPlatform'],
  getCaptcha: [{}, { surprise: 1 }, 'surprise'],
  login: [credentials('player').payload, { username: ' ', password: 'x', type: 'username' }, 'username'],
  sendLoginCode: [
    { mobileNum: '91155501000', countryDialingCode: '54' },
    { mobileNum: 'x', countryDialingCode: '54' },
    'mobileNum',
  ],
  getRegisterRules: [{}, { surprise: 1 }, 'surprise'],
  checkAffiliateCode: [{ code: '0012345', domain: 'www.pampas.example' }, { code: '0012345' }, 'domain'],
  sendRegistrationCode: [{ ...codeTo, sliderCaptcha: {} }, codeTo, 'sliderCaptcha'],
  registerMember: [{ ...registered, username: 'Ana1' }, { ...registered, username: ' ' }, 'username'],
  registerMobile: [byMobile, { ...byMobile, mobileNum: '+5491155512345' }, 'mobileNum'],
  getSliderPuzzle: [{}, { surprise: 1 }, 'surprise'],
  judgeSliderPuzzle: [{ id: '0'.repeat(24), x: 1 }, { id: '0'.repeat(24), x: -1 }, 'x'],
  getCaptchaQuestion: [{}, { surprise: 1 }, 'surprise'],
  judgeCaptchaQuestion: [{ id: '0'.repeat(24), answer: 'x' }, { id: '0'.repeat(24), answer: ' ' }, 'answer'],
  loginWithSlider: [
    { username: 'player', password: SEED_PASSWORD },
    { username: 'player', password: SEED_PASSWORD, sliderCaptcha: { provider: 'puzzle' } },
    'sliderCaptcha.token',
  ],
  loginWithIdentity: [byIdentity, { ...byIdentity, firebaseIdToken: 'no token' }, 'firebaseIdToken'],
  startFreePlay: [freePlay, { ...freePlay, gatewayVersion: 2 }, 'gatewayVersion'],
  sendSecondFactorCode: [{ ticket: 'ticket-1', way: 'sms' }, { ticket: 'ticket-1', way: 'authenticator' }, 'way'],
  proveSecondFactor: [
    { ticket: 'ticket-1', way: 'sms', answer: '123456' },
    { ticket: 'ticket-1', way: 'sms', answer: ' ' },
    'answer',
  ],
  changePassword: [
    { oldPassword: SEED_PASSWORD, newPassword: 'Fresh-2468', confirmNewPassword: 'Fresh-2468' },
    { newPassword: '', confirmNewPassword: '' },
    'newPassword',
  ],
  setPasswordByPhone: [{ ...reset, ...PHONE }, { ...reset, ...PHONE, mobileNum: 'x' }, 'mobileNum'],
  forgotPasswordByEmail: [
    { username: 'player', email: 'player@players.example' },
    { username: 'player', email: 'player' },
    'email',
  ],
  setPasswordByEmail: [{ ...reset, username: 'player' }, { ...reset, username: ' ' }, 'username'],
  logout: [{}, { surprise: 1 }, 'surprise'],
  getMemberInfo: [{}, { surprise: 1 }, 'surprise'],
  getMemberIcon: [{}, { surprise: 1 }, 'surprise'],
  listPlayerAvatars: [{}, { surprise: 1 }, 'surprise'],
  getBalance: [{}, { surprise: 1 }, 'surprise'],
  countAvailablePromotions: [{}, { surprise: 1 }, 'surprise'],
  countUnreadMessages: [{}, { surprise: 1 }, 'surprise'],
  getServiceLink: [{ csType: 'LIVECHAT' }, { csType: 'PIGEON' }, 'csType'],
} satisfies Record<keyof Contract, [right: object, wrong: object, field: string]>

const names = Object.keys(contract) as (keyof Contract)[] // the object's own keys
const bench = openBench()

/** What comes before a call that answers something. */
const READY: Partial<Record<keyof Contract, () => Promise<Said>>> = {
  sendRegistrationCode: async () => {
    const { proof, cookie } = await proveHuman(bench)
    return { payload: { ...codeTo, sliderCaptcha: proof }, cookie }
  },
  registerMember: () => withoutCodes(),
  registerMobile: () => withoutCodes(),
  judgeSliderPuzzle: () => readyPuzzle(bench),
  judgeCaptchaQuestion: () => readyQuestion(bench),
  sendSecondFactorCode: () => readySecondFactor(bench),
  proveSecondFactor: () => readySecondFactor(bench, 'bank-account-name'),
  setPasswordByPhone: () => readyByPhone(bench),
  setPasswordByEmail: () => readyByEmail(bench),
}
// What registration asks for is another matter.
const disabled = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, { enabled: false }]))
await bench.control('POST', '/sandbox/scenarios', { kind: 'register-rules', rules: disabled })
const withoutCodes = async (): Promise<Said> => {
  await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off: ['REGISTRATION_SMS'] })
  return {}
}

describe.each(names)('%s', (name) => {
  const endpoint = contract[name]
  const [right, wrong, field] = PAYLOADS[name]
  const session = async () => (endpoint.token === 'never' ? {} : { token: (await bench.member()).token })

  test.each([endpoint.method].flat())('answers %s as its schema says', async (method) => {
    const ready = await READY[name]?.()
    const heard = await bench.call(name, { payload: right, method, ...ready, ...(await session()) })
    expect(heard).toMatchObject({ status: 200, success: true })
    expect(v.safeParse(endpoint.reply, heard.value).success).toBe(true)
    expect(heard.headers.get('cache-control')).toBe('no-store')
  })

  test('refuses a malformed payload and names the field', async () => {
    const heard = await bench.call(name, { payload: wrong, ...(await session()) })
    expect(heard).toMatchObject({ status: 400, success: false, value: { field } })
    expect(heard.message).toContain(field)
  })

  test('refuses any other method', async () => {
    const heard = await bench.call(name, { method: 'PATCH', payload: right })
    expect(heard).toMatchObject({ status: 405, success: false })
    const methods = Object.values(contract)
      .filter(({ path }) => path === endpoint.path)
      .flatMap(({ method }) => method)
    expect(heard.headers.get('allow')).toBe(methods.join(', '))
  })

  test.each([HEADERS.module, HEADERS.merchant, HEADERS.platform, HEADERS.device, HEADERS.language])(
    'refuses a call without %s',
    async (header) => {
      const heard = await bench.call(name, { payload: right, headers: { [header]: null } })
      expect(heard).toMatchObject({ status: 400, success: false, value: { field: header } })
    },
  )
})

const withToken = (token: string) => names.filter((name) => contract[name].token === token)

test.each(withToken('required'))('%s refuses a guest', async (name) => {
  const payload = PAYLOADS[name][0]
  const refused = { status: 200, success: false, message: 'not logged in, please login', value: { session: 'ended' } }
  expect(await bench.call(name, { payload })).toMatchObject(refused)
  expect(await bench.call(name, { payload, token: 'a'.repeat(43) })).toMatchObject(refused)
})

test.each(['short', 'with spaces in it', '"quoted-token"', 'x'.repeat(600)])(
  'the token %j is answered like one that is unknown, where a guest may ask and where not',
  async (token) => {
    const refused = { status: 200, success: false, value: { session: 'ended' } }
    expect(await bench.call('getMemberInfo', { token })).toMatchObject(refused)
    expect(await bench.call('countAvailablePromotions', { token })).toMatchObject(refused)
    const basic = { headers: { [HEADERS.token]: 'Basic abc' } }
    expect(await bench.call('getMemberInfo', basic)).toMatchObject(refused)
  },
)

test.each(withToken('optional'))('%s answers a guest', async (name) => {
  expect(await bench.call(name, { payload: PAYLOADS[name][0] })).toMatchObject({ status: 200, success: true })
})

test.each(withToken('never'))('%s refuses a token', async (name) => {
  const heard = await bench.call(name, { payload: PAYLOADS[name][0], token: 'a'.repeat(43) })
  expect(heard).toMatchObject({ status: 400, value: { field: HEADERS.token } })
})

test('what is not in the contract is not found', async () => {
  for (const path of ['/wps/nothing', '/lgw/games/nothing', '/lotto/x', '/sandbox/nothing']) {
    const response = await bench.sandbox.fetch(new Request(ORIGIN + path))
    expect([path, response.status]).toEqual([path, 404])
  }
})

test('a call names its module, its merchant and one of its languages', async () => {
  const withHeader = (name: string, value: string) => bench.call('getWhitelabel', { headers: { [name]: value } })
  expect(await withHeader(HEADERS.module, 'WALLET')).toMatchObject({ status: 400 })
  expect(await withHeader(HEADERS.merchant, 'nobody')).toMatchObject({ status: 400 })
  const heard = await withHeader(HEADERS.language, 'FR')
  expect(heard.message).toBe('x-language: "FR" is no language of pampas; it has TY, EN')
})

test('a body is JSON of the right type, and not endless', async () => {
  const send = (body: string, type = 'application/json') =>
    bench.call('sendFeedback', { body, headers: { 'content-type': type } })
  expect(await send('{')).toMatchObject({ status: 400, value: { field: 'body' } })
  expect(await send('{}', 'text/plain')).toMatchObject({ status: 415 })
  expect(await send(JSON.stringify('x'.repeat(300_000)))).toMatchObject({ status: 413 })
})

test('feedback is counted in what people see as characters', async () => {
  const send = (content: string) => bench.call('sendFeedback', { payload: { questionType: 'OTHER', content } })
  expect(await send('👩🏻‍❤️‍💋‍👨🏿'.repeat(140))).toMatchObject({ success: true })
  expect(await send('👩🏻‍❤️‍💋‍👨🏿'.repeat(141))).toMatchObject({ status: 400, value: { field: 'content' } })
})

test('feedback is kept as it was sent', async () => {
  const sent = await bench.call('sendFeedback', { payload: { questionType: 'OTHER', content: ' ¿Hola? ' } })
  const { feedback } = await bench.control('GET', '/sandbox/feedback?merchant=pampas')
  expect(feedback).toContainEqual(
    expect.objectContaining({ ...(sent.value as object), member: null, questionType: 'OTHER', content: '¿Hola?' }), // an object, by its schema
  )
})

test('the status knows the merchant’s hosts from others', async () => {
  const ask = (url: string) => bench.call('getStatus', { payload: { url } })
  for (const url of ['www.pampas.example', 'pampas.localhost', 'localhost:4173', '127.0.0.1'])
    expect(await ask(url)).toMatchObject({ success: true })
  for (const url of ['evil.example', 'wireframe.localhost', 'www.pampas.example.evil.example', '///'])
    expect(await ask(url)).toMatchObject({ success: false, message: 'domain check failed' })
})

test('executions A and F are for members', async () => {
  const payload = { ...announced, execution: 'F' }
  expect(await bench.call('listAnnouncements', { payload })).toMatchObject({ success: false })
  const { token } = await bench.member('newcomer')
  expect(await bench.call('listAnnouncements', { payload, token })).toMatchObject({ success: true })
})

test('VIP service is for rank levels above 4', async () => {
  const payload = { csType: 'VIP' }
  const { token: plain } = await bench.member()
  const { token: vip } = await bench.member('vip')
  expect(await bench.call('getServiceLink', { payload })).toMatchObject({ success: false })
  expect(await bench.call('getServiceLink', { payload, token: plain })).toMatchObject({ success: false })
  expect(await bench.call('getServiceLink', { payload, token: vip })).toMatchObject({ success: true })
})
