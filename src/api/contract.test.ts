import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endsSession, isFailure } from '../rules/failure.ts'
import { ANNOUNCEMENT_TYPES } from './announcements.ts'
import { contract, endpoints, listAssumptions } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { registerRefusal } from './registration.ts'
import { money } from './schemas.ts'
import { loginRefusal } from './session.ts'

const registered = {
  domain: 'www.brand.example',
  registerUrl: 'https://www.brand.example/register',
  registerMethod: 'WEB',
  login: true,
}

/** A request that each endpoint accepts, so that its reply can be tried. */
const REQUESTS: Partial<Record<string, unknown>> = {
  getStatus: { url: 'www.brand.example' },
  getHelpCentre: { language: 'EN' },
  sendFeedback: { questionType: 'GAME', content: 'x' },
  listAnnouncements: { types: ANNOUNCEMENT_TYPES, platform: 'W', execution: 'B', language: 'EN' },
  getAnnouncementContent: { id: '1', types: ANNOUNCEMENT_TYPES, platform: 'W', language: 'EN' },
  listGameMenus: { prizeMode: 'SEA', language: 'EN' },
  listPopularLotteries: { count: 20, prizeMode: 'SEA', device: 'WEB', language: 'EN' },
  listLatestDraws: { prizeMode: 'SEA' },
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
  login: { username: 'a', password: 'b', type: 'username' },
  sendLoginCode: { mobileNum: '91155501000', countryDialingCode: '54' },
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

const methodsOf = ({ method }: Endpoint) => (typeof method === 'string' ? [method] : method)

describe('the contract', () => {
  test('is keyed by the names of its endpoints, and each method and path is used once', () => {
    expect(Object.entries(contract).map(([key, { name }]) => [key, name])).toEqual(
      Object.keys(contract).map((key) => [key, key]),
    )
    const calls = endpoints.flatMap((each) => methodsOf(each).map((method) => `${method} ${each.path}`))
    expect(new Set(calls).size).toBe(calls.length)
  })

  test.each(endpoints)('$name can be sealed, and moves no money unasked', (each) => {
    if (each.sealed || each.money) expect(methodsOf(each)).not.toContain('GET')
    if (each.sealed) expect(methodsOf(each)).not.toContain('DELETE')
    expect(each.path).toMatch(/^\/[A-Za-z0-9_/]+$/)
  })

  test('lists what is assumed, by path', () => {
    const list = listAssumptions()
    expect(list.map(({ path }) => path)).toEqual(
      list.map(({ path }) => path).toSorted((a, b) => a.localeCompare(b, 'en')),
    )
    expect(list.map(({ name }) => name)).toContain('getServiceLink')
    expect(list.map(({ name }) => name)).not.toContain('login')
  })
})

/** Text of an answer: well-made envelopes around anything, anything, and text that is hardly JSON. */
const sources = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue().map((value) => JSON.stringify({ success: true, message: '', value })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ success: fc.jsonValue(), message: fc.jsonValue(), value: fc.jsonValue() })
      .map((it) => JSON.stringify(it)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

/** Values that fit, or nearly: what the schema names, now and then with a key missing or a value of any kind. */
function near(schema: unknown): fc.Arbitrary<unknown> {
  const any = { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) }
  const entries = entriesOf(schema)
  if (!entries) return fc.oneof({ weight: 40, arbitrary: leaf(schema) }, any)
  const model = Object.fromEntries(Object.entries(entries).map(([key, inner]) => [key, near(inner)]))
  const [whole, partial] = [fc.record(model), fc.record(model, { requiredKeys: [] })]
  return fc.oneof({ weight: 40, arbitrary: whole }, { weight: 2, arbitrary: partial }, any)
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
  if (type === 'union') return fc.oneof(fc.double(), fc.nat().map(String), fc.bigInt().map(String))
  return fc.oneof(fc.base64String(), fc.string({ minLength: 8 }))
}

function entriesOf(schema: unknown): Record<string, unknown> | undefined {
  return typeof schema === 'object' && schema !== null && 'entries' in schema
    ? (schema.entries as Record<string, unknown>)
    : undefined // a valibot object
}

/** What a refusal may tell besides: what we know of, nearly that, or anything. */
const refusalValues = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue() },
  { weight: 4, arbitrary: near(loginRefusal) },
  { weight: 2, arbitrary: near(registerRefusal) },
  { weight: 2, arbitrary: fc.record({ field: fc.jsonValue(), captcha: fc.jsonValue(), secondFactor: fc.jsonValue() }) },
  { weight: 1, arbitrary: fc.record({ session: fc.constantFrom('ended', 'ENDED', true, null) }) },
)

/** A gateway whose every answer is what was said last. */
function openGateway(said: () => Response, onSessionEnded: () => void = () => undefined): Gateway {
  return createGateway({
    origin: 'https://gateway.example',
    merchant: 'm',
    platform: 'web',
    device: 'WEB',
    language: () => 'EN',
    token: () => 'token',
    seal: 'none',
    methods: {},
    idempotency: 'none',
    timeoutMs: 5000,
    onSessionEnded,
    fetch: async () => said(),
  })
}

describe('any answer, for every endpoint', () => {
  test.each(endpoints)('$name: a parsed value or one of the three failures, 200 times over', async (each) => {
    let body = ''
    const gateway = openGateway(() => new Response(body))
    const request = REQUESTS[each.name] ?? {}
    let parsed = 0
    const nearly = near(each.reply).map((value) => JSON.stringify({ success: true, message: '', value }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(sources, { weight: 10, arbitrary: nearly }), async (text) => {
        body = text
        try {
          const value = await gateway(each, request)
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
        const error: unknown = await gateway(each, request).catch((caught: unknown) => caught)
        // The listener is called in a task of its own.
        await Promise.resolve()
        expect(error).toMatchObject({ kind: 'refusal', endpoint: each.name, serverMessage: message })
        expect(ended > 0).toBe(each.token !== 'never' && endsSession(value))
        expect(isFailure(error) && error.kind === 'refusal' && endsSession(error.value)).toBe(endsSession(value))
      }),
      { numRuns: 60 },
    )
  })

  test('what a refused login or registration tells besides is read, or is not there (property)', () => {
    let read = 0
    fc.assert(
      fc.property(refusalValues, (value) => {
        for (const schema of [loginRefusal, registerRefusal]) {
          const parsed = v.safeParse(schema, value)
          if (parsed.success) read += 1
          // What is read can be read again.
          if (parsed.success) expect(v.safeParse(schema, parsed.output).success).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
    expect(read).toBeGreaterThan(0)
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
