import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endsSession, isFailure, Refusal } from '../rules/failure.ts'
import { refusedField } from '../rules/account/refused-field.ts'
import { ANNOUNCEMENT_TYPES } from './content/announcements.ts'
import { endpoints } from './contract.ts'
import type { Endpoint } from './transport/endpoint.ts'
import type { Gateway } from './transport/gateway.ts'
import { money } from './schemas.ts'
import { gatewayAt } from './serve-in-process.ts'
import { loginRefusal } from './account/session.ts'

const registered = {
  domain: 'www.brand.example',
  registerUrl: 'https://www.brand.example/register',
  registerMethod: 'WEB',
  login: true,
}

const slot = { vassalage: 'PT', gameId: 'RNG-00001', nodeId: 'N1' }
const launched = {
  ...slot,
  accountType: 1,
  confirmTrans: 0,
  platform: 'html5-desktop',
  clientType: 3,
  username: 'a',
  token: 'b',
  merchantCode: 'm',
  language: 'EN',
  launchMode: 'GLS',
}

/** A request that each endpoint accepts, so that its reply can be tried. */
const REQUESTS: Partial<Record<string, unknown>> = {
  getStatus: { url: 'www.brand.example' },
  getHelpCentre: { language: 'EN' },
  sendFeedback: { questionType: 'GAME', content: 'x' },
  listAnnouncements: { types: ANNOUNCEMENT_TYPES, platform: 'W', execution: 'B', language: 'EN' },
  getAnnouncementContent: { id: '1', types: ANNOUNCEMENT_TYPES, platform: 'W', language: 'EN' },
  addBankAccount: { bank: 'B', number: '12345678' },
  addCryptoAddress: { network: 'N', address: 'a' },
  setDefaultPayoutAccount: { id: 'a' },
  removePayoutAccount: { id: 'a', paymentPassword: 'b' },
  createWithdrawal: { requestNo: 'a'.repeat(32), to: 'a', amount: '1', fee: '0', paymentPassword: 'b' },
  listWithdrawals: { pageNo: 1, pageSize: 10 },
  getWithdrawal: { reference: 'W0' },
  confirmReceipt: { requestNo: 'a'.repeat(32), from: 'W0', to: 'received', amount: '1', paid: '1' },
  confirmAllReceipts: {
    requestNo: 'a'.repeat(32),
    amount: '1',
    receipts: [{ reference: 'W0', amount: '1', paid: '1' }],
  },
  acknowledgeReceipt: { reference: 'W0' },
  listDownlines: { pageNo: 1, pageSize: 10 },
  sendToTeammate: { requestNo: 'a'.repeat(32), to: 'a', amount: '1', paymentPassword: 'b' },
  listTeamTransfers: { pageNo: 1, pageSize: 10 },
  listBonuses: { language: 'EN', pageNo: 1, pageSize: 10 },
  listBets: { startTime: 0, endTime: 1, pageNo: 1, pageSize: 50 },
  getBet: { record: 'B0' },
  listTransactions: { startTime: 0, endTime: 1, pageNo: 1, pageSize: 50 },
  getProfit: { startTime: 0, endTime: 1 },
  requestRecordExport: { kind: 'bets', startTime: 0, endTime: 1 },
  listRecordExports: { kind: 'bets' },
  getMissionSummary: { language: 'EN' },
  getMissionLeaderboard: { count: 10 },
  claimMission: { requestNo: 'a'.repeat(32), from: 'bets-of-the-week' },
  listRewards: { language: 'EN' },
  claimReward: { requestNo: 'a'.repeat(32), from: 'RW0' },
  claimCashback: { requestNo: 'a'.repeat(32) },
  listCashbacks: { pageNo: 1, pageSize: 20 },
  getReferral: { language: 'EN' },
  listReferrals: { pageNo: 1, pageSize: 20 },
  listMessages: { language: 'EN', pageNo: 1, pageSize: 20 },
  getMessage: { id: 'M0', language: 'EN' },
  readMessages: { ids: ['M0'] },
  removeMessages: { ids: ['M0'] },
  listGameMenus: { prizeMode: 'SEA', language: 'EN' },
  listPopularLotteries: { count: 20, prizeMode: 'SEA', device: 'WEB', language: 'EN' },
  listLatestDraws: { prizeMode: 'SEA' },
  listRecentDraws: { prizeMode: 'SEA', gameCode: 'K3_1M', count: 100 },
  listVnGameMenu: { language: 'EN' },
  listRecentVnGames: { language: 'EN' },
  listVnOpenedNumbers: { gameCode: 'VN_HUE', count: 100 },
  listGames: {
    clientType: 3,
    platform: 'html5-desktop',
    channel: 'WEB',
    merchant: 'm',
    language: 'EN',
    pageNo: 1,
    pageSize: 24,
  },
  listHotGames: { merchantCode: 'm', isPlatform: 2, platform: 2, language: 'EN' },
  getGameInfo: { ...slot, language: 'EN' },
  listVendorGameTypes: { language: 'EN' },
  listFavoriteGames: { language: 'EN' },
  setFavoriteGame: { ...slot, favorite: true },
  listRecentGames: { language: 'EN', count: 24 },
  listRooms: { vassalage: 'KY', gameType: 'PVP', language: 'EN' },
  listWinners: { merchantCode: 'm', language: 'EN', period: 'day', count: 50 },
  getLaunchAddress: launched,
  launchGame: { ...launched, roomId: 'R1' },
  getDemoAddress: { ...slot, merchantCode: 'm', language: 'EN', platform: 'html5-desktop', clientType: 3 },
  leaveGame: { vassalage: 'PT' },
  login: { username: 'a', password: 'b', type: 'username' },
  sendLoginCode: { mobileNum: '91155501000', countryDialingCode: '54' },
  setMemberIcon: { avatar: 'a.webp', avatarType: 'STATIC' },
  listDepositMethods: {},
  createDeposit: { requestNo: 'd'.repeat(32), from: 'CARD', amount: '20.00', returnUrl: 'https://www.pampas.example/' },
  getDeposit: { reference: 'D0' },
  listDeposits: { pageNo: 1, pageSize: 10 },
  sendDepositSlip: { reference: 'D0', uploads: ['0'.repeat(32)] },
  cancelDeposit: { reference: 'D0' },
  getDepositTutorial: {},
  beginUpload: { purpose: 'avatar', type: 'image/png', size: 1000 },
  sendUploadPart: { id: '0'.repeat(32), part: 0, data: 'AAAA' },
  setPaymentPassword: { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' },
  sendMobileBindingCode: { mobileNum: '91155501000', countryDialingCode: '54' },
  bindMobile: { mobileNum: '91155501000', countryDialingCode: '54', password: 'a', verificationCode: 'b' },
  sendEmailBindingCode: { email: 'a@brand.example' },
  bindEmail: { email: 'a@brand.example', password: 'a', verificationCode: 'b' },
  beginAuthenticator: { password: 'a' },
  confirmAuthenticator: { verificationCode: 'b' },
  removeAuthenticator: { verificationCode: 'b' },
  listLogins: { pageNo: 1, pageSize: 10 },
  endDevice: { id: 'a' },
  forgetAddress: { ip: '192.0.2.1' },
  askAtEveryLogin: { password: 'x', always: true },
  transferFunds: { requestNo: 'a'.repeat(32), from: 'MAIN', to: 'PT', amount: '1.00' },
  collectFunds: { requestNo: 'a'.repeat(32) },
  settleMoneyRequest: { requestNo: 'a'.repeat(32) },
  checkAffiliateCode: { code: '0012345', domain: 'www.brand.example' },
  sendRegistrationCode: {
    mobileNo: '91155501000',
    countryDialingCode: '54',
    sliderCaptcha: { provider: 'puzzle', token: 'x' },
  },
  registerMember: { ...registered, username: 'a', password: 'b', confirmPassword: 'b' },
  registerMobile: { ...registered, mobileNum: '91155501000', countryDialingCode: '54' },
  loginWithIdentity: { firebaseChannel: 'google', firebaseIdToken: 'a.b.c' },
  startFreePlay: { os: 'Linux', platform: 'W', random: '0'.repeat(32), gatewayVersion: 3 },
  sendSecondFactorCode: { ticket: 'ticket-1', way: 'sms' },
  proveSecondFactor: { ticket: 'ticket-1', way: 'sms', answer: '123456' },
  changePassword: { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' },
  setPasswordByPhone: { newPassword: 'b', mobileNum: '91155501000', countryDialingCode: '54', verificationCode: '1' },
  forgotPasswordByEmail: { username: 'a', email: 'a@b.example' },
  setPasswordByEmail: { username: 'a', verificationCode: '1', newPassword: 'b' },
  getServiceLink: { csType: 'VIP' },
  judgeSliderPuzzle: { id: '0'.repeat(24), x: 120 },
  judgeCaptchaQuestion: { id: '0'.repeat(24), answer: 'horse goat' },
  loginWithSlider: { username: 'a', password: 'b' },
}

// To set up what draws text takes longer than to draw it a hundred times, so all endpoints share theirs.
const anything = fc.jsonValue()
const anythingFlat = fc.jsonValue({ maxDepth: 1 })
const anyText = fc.oneof(fc.base64String(), fc.string({ minLength: 8 }))

/** Text of an answer: well-made envelopes around anything, anything, and text that is hardly JSON. */
const sources = fc.oneof(
  { weight: 6, arbitrary: anything.map((value) => JSON.stringify({ success: true, message: '', value })) },
  {
    weight: 2,
    arbitrary: fc.record({ success: anything, message: anything, value: anything }).map((it) => JSON.stringify(it)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

/** Values that fit, or nearly: what the schema names, now and then with a key missing or a value of any kind. */
function near(schema: unknown): fc.Arbitrary<unknown> {
  const any = { weight: 1, arbitrary: anythingFlat }
  const entries = entriesOf(schema)
  if (!entries) return fc.oneof({ weight: 60, arbitrary: leaf(schema) }, any)
  const model = Object.fromEntries(Object.entries(entries).map(([key, inner]) => [key, near(inner)]))
  const [whole, partial] = [fc.record(model), fc.record(model, { requiredKeys: [] })]
  return fc.oneof({ weight: 60, arbitrary: whole }, { weight: 2, arbitrary: partial }, any)
}

function leaf(schema: unknown): fc.Arbitrary<unknown> {
  // valibot's own fields
  const { type, item, options, wrapped } = schema as {
    type?: string
    item?: unknown
    options?: unknown[]
    wrapped?: unknown
  }
  if (type === 'array') return fc.array(near(item), { maxLength: 2 })
  if (type === 'picklist') return fc.constantFrom(...(options ?? []))
  if (type === 'boolean') return fc.boolean()
  if (type === 'number') return fc.oneof({ weight: 9, arbitrary: fc.nat() }, { weight: 1, arbitrary: fc.double() })
  if (type === 'nullish' || type === 'optional') return near(wrapped)
  const isFlag = options?.some((option) => typeof option === 'object' && entryType(option) === 'boolean')
  if (isFlag) return fc.oneof(fc.boolean(), fc.constantFrom(0, 1))
  // Mostly what is read: a reply of twenty amounts would hardly ever be seen whole otherwise.
  if (type === 'union')
    return fc.oneof(
      { weight: 1, arbitrary: fc.double() },
      { weight: 12, arbitrary: fc.nat().map(String) },
      { weight: 12, arbitrary: fc.bigInt({ min: -(10n ** 30n) + 1n, max: 10n ** 30n - 1n }).map(String) },
    )
  return anyText
}

const entryType = (schema: object | null): unknown => (schema && 'type' in schema ? schema.type : undefined)

function entriesOf(schema: unknown): Record<string, unknown> | undefined {
  return typeof schema === 'object' && schema !== null && 'entries' in schema
    ? (schema.entries as Record<string, unknown>)
    : undefined // a valibot object
}

/** What a call that moves money goes with. */
const intentOf = (each: Endpoint): { intent?: string } => (each.money ? { intent: 'a'.repeat(32) } : {})

/** What a refusal may tell besides: what we know of, nearly that, or anything. */
const refusalValues = fc.oneof(
  { weight: 3, arbitrary: anything },
  { weight: 4, arbitrary: near(loginRefusal) },
  { weight: 2, arbitrary: fc.record({ field: fc.oneof(fc.string(), fc.constant(null)) }, { requiredKeys: [] }) },
  { weight: 2, arbitrary: fc.record({ field: anything, captcha: anything, secondFactor: anything }) },
  { weight: 1, arbitrary: fc.record({ session: fc.constantFrom('ended', 'ENDED', true, null) }) },
)

/** A gateway whose every answer is what was said last. */
function openGateway(said: () => Response, onSessionEnded: () => void = () => undefined): Gateway {
  return gatewayAt('https://gateway.example', { onSessionEnded, fetch: async () => said() })
}

describe('any answer, for every endpoint', () => {
  test.each(endpoints)('$name: a parsed value or one of the three failures, 200 times over', async (each) => {
    let body = ''
    const gateway = openGateway(() => new Response(body))
    const request = REQUESTS[each.name] ?? {}
    let parsed = 0
    const nearly = near(each.reply).map((value) => JSON.stringify({ success: true, message: '', value }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(sources, { weight: 10, arbitrary: nearly }), async (answer) => {
        body = answer
        try {
          const value = await gateway(each, request, intentOf(each))
          parsed += 1
          // What was let through fits the schema: parsing it again finds nothing to complain about.
          expect(v.safeParse(each.reply, value).success).toBe(true)
        } catch (error) {
          expect(isFailure(error), String(error)).toBe(true)
          expect(error).not.toMatchObject({ side: 'request' })
        }
      }),
      { numRuns: 200 },
    )
    // Otherwise the property would only ever have seen refusals.
    expect(parsed).toBeGreaterThan(0)
  })

  test.each(endpoints)('$name: a refusal says what it says, whatever it tells besides', async (each) => {
    let said = { text: '', status: 200 }
    let ended = 0
    const gateway = openGateway(
      () => new Response(said.text, { status: said.status }),
      () => (ended += 1),
    )
    const request = REQUESTS[each.name] ?? {}
    await fc.assert(
      fc.asyncProperty(fc.string(), refusalValues, fc.constantFrom(200, 200, 400), async (message, value, status) => {
        said = { text: JSON.stringify({ success: false, message, value }), status }
        ended = 0
        const error: unknown = await gateway(each, request, intentOf(each)).catch((caught: unknown) => caught)
        // The listener is called in a task of its own.
        await Promise.resolve()
        expect(error).toMatchObject({ kind: 'refusal', endpoint: each.name, serverMessage: message })
        expect(ended > 0).toBe(each.token !== 'never' && endsSession(value))
        expect(isFailure(error) && error.kind === 'refusal' && endsSession(error.value)).toBe(endsSession(value))
      }),
      // Refusals are read alike for all endpoints, but for the session: that it ended is tried at each.
      { numRuns: 60, examples: [['over', { session: 'ended' }, 200]] },
    )
  })

  test('what a refused login or registration tells besides is read, or is not there (property)', () => {
    const read = { login: 0, field: 0 }
    fc.assert(
      fc.property(refusalValues, (value) => {
        const parsed = v.safeParse(loginRefusal, value)
        if (parsed.success) read.login += 1
        // What is read can be read again.
        if (parsed.success) expect(v.safeParse(loginRefusal, parsed.output).success).toBe(true)
        const field = refusedField(new Refusal('registerMember', 'no', value))
        if (field !== null) read.field += 1
        expect(field === null || typeof field === 'string').toBe(true)
      }),
      { numRuns: 2000 },
    )
    expect(read.login).toBeGreaterThan(0)
    expect(read.field).toBeGreaterThan(0)
  })

  test('money is text, whatever the server wrote (property)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.string(), fc.jsonValue()), (value) => {
        const read = v.safeParse(money, value)
        return !read.success || (typeof read.output === 'string' && /^-?\d+(\.\d+)?$/.test(read.output))
      }),
      { numRuns: 2000 },
    )
  })
})
