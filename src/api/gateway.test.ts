import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ContractFailure, NOT_LOGGED_IN, Refusal } from '../rules/failure.ts'
import { endpoint } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { createGateway } from './gateway.ts'
import type { GatewayOptions } from './gateway.ts'
import { money } from './schemas.ts'
import { getCaptcha, getMemberInfo, login, logout } from './session.ts'
import { sendFeedback } from './system.ts'
import { getBalance } from './wallet.ts'

const INTENT = '0123456789abcdef0123456789abcdef'
const CREDENTIALS = { username: ' ada ', password: 'correct horse', type: 'username' } as const

/** A call that moves money; the contract gets real ones with the wallet. */
const transfer = endpoint({
  name: 'transfer',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/transfer',
  token: 'required',
  money: true,
  request: v.strictObject({ amount: money }),
  reply: v.object({ balance: money }),
})

const search = endpoint({
  name: 'search',
  module: 'GAME',
  method: 'GET',
  path: '/search',
  request: v.object({
    word: v.string(),
    tags: v.array(v.string()),
    page: v.number(),
    none: v.optional(v.string()),
    deep: v.unknown(),
  }),
  reply: v.unknown(),
})

interface Heard {
  readonly request: Request
  readonly body: string
}

/** A gateway before a real server in this process, which keeps what it heard. */
function serve(answer: (heard: Heard) => Response | Promise<Response>, options: Partial<GatewayOptions> = {}) {
  const heard: Heard[] = []
  const app = new Hono()
  app.all('*', async (context) => {
    const it = { request: context.req.raw, body: await context.req.text() }
    heard.push(it)
    return answer(it)
  })
  const gateway = createGateway({
    origin: 'https://gateway.example',
    merchant: 'merchant1',
    platform: 'web',
    device: 'WEB',
    language: () => 'EN',
    token: () => 'token-of-ada',
    seal: 'none',
    methods: {},
    idempotency: 'header',
    timeoutMs: 5000,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    ...options,
  })
  return { gateway, heard }
}

const ok = (value: unknown) => Response.json({ success: true, message: '', value })
const refuse = (message: string, value?: unknown, status = 200) =>
  Response.json({ success: false, message, value }, { status })
const caught = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error) => error,
  )

describe('what is sent', () => {
  test('headers of every call, and the token', async () => {
    const { gateway, heard } = serve(() => ok({ sumBalance: '1.00' }))
    await gateway(getBalance, {})
    const { request } = heard[0] ?? expect.fail('nothing sent')
    expect([request.method, request.url]).toEqual(['GET', 'https://gateway.example/wps/v2/wallets/balance'])
    expect(Object.fromEntries(request.headers)).toMatchObject({
      'x-module-id': 'WALLET',
      'x-merchant': 'merchant1',
      'x-platform': 'web',
      'x-device': 'WEB',
      'x-language': 'EN',
      authorization: 'Bearer token-of-ada',
      accept: 'application/json',
    })
    expect([request.credentials, request.redirect, request.cache]).toEqual(['include', 'error', 'no-store'])
    expect(request.headers.has('idempotency-key')).toBe(false)
  })

  test('no token where the endpoint wants none, and none where there is none', async () => {
    const withToken = serve(() => ok('aGVsbG8='))
    await withToken.gateway(getCaptcha, {})
    const without = serve(() => ok({ ticket: 'T1' }), { token: () => null })
    await without.gateway(sendFeedback, { questionType: 'GAME', content: 'Hello' })
    expect([...withToken.heard, ...without.heard].map(({ request }) => request.headers.has('authorization'))).toEqual([
      false,
      false,
    ])
  })

  test('search parameters under GET: lists repeat, what is missing is left out', async () => {
    const { gateway, heard } = serve(() => ok(1))
    await gateway(search, { word: 'a&b=ü', tags: ['x', 'y'], page: 2, none: undefined, deep: null })
    expect(heard[0]?.request.url).toBe('https://gateway.example/search?word=a%26b%3D%C3%BC&tags=x&tags=y&page=2')
    expect(await caught(gateway(search, { word: '', tags: [], page: 1, deep: {} }))).toMatchObject({
      kind: 'contract',
      field: 'deep',
    })
  })

  test('JSON otherwise, as the schema cleaned it', async () => {
    const { gateway, heard } = serve(() => ok({ ticket: 'T1' }))
    expect(await gateway(sendFeedback, { questionType: 'GAME', content: '  Hello  ' })).toEqual({ ticket: 'T1' })
    expect(heard[0]?.request.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ questionType: 'GAME', content: 'Hello' })
  })

  test('the method that the brand chose among two, and no third one', async () => {
    const { gateway, heard } = serve(() => ok(null))
    await gateway(logout, {})
    expect(heard[0]?.request.method).toBe('POST')
    const other = serve(() => ok(null), { methods: { logout: 'DELETE' } })
    await other.gateway(logout, {})
    expect(other.heard[0]?.request.method).toBe('DELETE')
    const third = serve(() => ok(null), { methods: { logout: 'PUT' } })
    expect(await caught(third.gateway(logout, {}))).toMatchObject({
      kind: 'contract',
      side: 'request',
      field: 'method',
    })
    expect(third.heard).toEqual([])
  })

  test("the page's own origin is asked without the host's name, and keeps its cookies to itself", async () => {
    let request: Request | undefined
    const { gateway } = serve(() => ok(1), {
      origin: '',
      fetch: async (input) => {
        request = input as Request // ky always hands in a Request
        return ok('aGVsbG8=')
      },
    })
    // Node has no page to resolve a path against, so one is lent for this test.
    const RealRequest = globalThis.Request
    globalThis.Request = class extends RealRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://www.brand.example') : input, init)
      }
    }
    try {
      await gateway(getCaptcha, {})
    } finally {
      globalThis.Request = RealRequest
    }
    expect([request?.url, request?.credentials]).toEqual(['https://www.brand.example/wps/captcha', 'same-origin'])
  })
})

describe('what is not sent', () => {
  test('a request that does not fit: the field is named, its content is not', async () => {
    const { gateway, heard } = serve(() => ok(null))
    const error = await caught(gateway(login, { ...CREDENTIALS, username: 'x'.repeat(129) }))
    expect(error).toBeInstanceOf(ContractFailure)
    expect(error).toMatchObject({ side: 'request', field: 'username' })
    const wrong = { ...CREDENTIALS, password: 12345678 } as unknown as typeof CREDENTIALS // what a faulty form might hand in
    const second = await caught(gateway(login, wrong))
    expect(second).toMatchObject({ side: 'request', field: 'password' })
    expect(String(second)).not.toContain('12345678')
    const unknown = { ...CREDENTIALS, extra: 1 } as typeof CREDENTIALS // as above
    expect(await caught(gateway(login, unknown))).toMatchObject({ side: 'request', field: 'extra' })
    expect(heard).toEqual([])
  })

  test('a call that needs a token without one: refused as the server would', async () => {
    const ended: string[] = []
    const { gateway, heard } = serve(() => ok(null), {
      token: () => null,
      onSessionEnded: (token) => ended.push(token),
    })
    const error = await caught(gateway(getBalance, {}))
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({ serverMessage: NOT_LOGGED_IN, endpoint: 'getBalance' })
    expect([heard, ended]).toEqual([[], []])
  })

  test('a sealed call without a key, or without a body', async () => {
    const { gateway, heard } = serve(() => ok(null), { seal: null })
    expect(await caught(gateway(login, CREDENTIALS))).toMatchObject({
      kind: 'contract',
      side: 'request',
      field: 'seal',
    })
    for (const method of ['GET', 'DELETE'] as const) {
      const sealed: Endpoint = { ...search, method, request: v.object({}), sealed: true }
      // oxlint-disable-next-line no-await-in-loop -- one by one reads better
      expect(await caught(gateway(sealed, {}))).toMatchObject({ kind: 'contract', side: 'request', field: 'seal' })
    }
    expect(heard).toEqual([])
  })

  test('a payload that could not be sealed', async () => {
    const seal = { seal: () => Promise.reject(new TypeError('no such key')) }
    const { gateway, heard } = serve(() => ok(null), { seal })
    expect(await caught(gateway(login, CREDENTIALS))).toMatchObject({
      kind: 'contract',
      side: 'request',
      field: 'seal',
    })
    expect(heard).toEqual([])
  })

  test('money without the key of its intent', async () => {
    const { gateway, heard } = serve(() => ok({ balance: '1' }))
    for (const intent of [undefined, '', 'abc', INTENT.toUpperCase(), `${INTENT}\n`]) {
      const call = gateway(transfer, { amount: '1' }, intent === undefined ? {} : { intent })
      // oxlint-disable-next-line no-await-in-loop -- one by one reads better
      expect(await caught(call)).toMatchObject({ kind: 'contract', side: 'request', field: 'intent' })
    }
    expect(heard).toEqual([])
  })

  test('a token or a language that no header can hold; the token is not repeated', async () => {
    for (const options of [{ token: () => 'se\ncret' }, { language: () => '中' }]) {
      const { gateway, heard } = serve(() => ok(null), options)
      // oxlint-disable-next-line no-await-in-loop -- one by one reads better
      const error = await caught(gateway(getBalance, {}))
      expect(error).toMatchObject({ kind: 'contract', side: 'request', field: 'headers' })
      expect(String(error)).not.toContain('cret')
      expect(heard).toEqual([])
    }
  })
})

describe('money', () => {
  test('carries its key where the gateway honours it, and is sent once', async () => {
    for (const [idempotency, expected] of [
      ['header', INTENT],
      ['none', null],
    ] as const) {
      const { gateway, heard } = serve(() => new Response('', { status: 503 }), { idempotency })
      // oxlint-disable-next-line no-await-in-loop -- one by one reads better
      expect(await caught(gateway(transfer, { amount: '1' }, { intent: INTENT }))).toMatchObject({
        kind: 'transport',
        status: 503,
      })
      expect(heard.map(({ request }) => request.headers.get('idempotency-key'))).toEqual([expected])
    }
  })

  test.each(['9007199254740993.07', '1234567890123456789', '0.0000001', '12.5', '0'])(
    '%s arrives digit for digit',
    async (source) => {
      const body = `{"success":true,"message":null,"value":{"sumBalance":${source}}}`
      const { gateway } = serve(() => new Response(body, { headers: { 'content-type': 'application/json' } }))
      expect(await gateway(getBalance, {})).toEqual({ sumBalance: source })
    },
  )

  test.each(['1e400', '"1,000"', 'null', 'true', '"NaN"', '1e30'])('%s is not an amount', async (source) => {
    const { gateway } = serve(() => new Response(`{"success":true,"value":{"sumBalance":${source}}}`))
    expect(await caught(gateway(getBalance, {}))).toMatchObject({
      kind: 'contract',
      side: 'reply',
      field: 'value.sumBalance',
    })
  })
})

describe('what comes back', () => {
  test('a reply that does not fit names its field', async () => {
    const member = {
      id: '1',
      account: 'a',
      type: 0,
      clubLabel: { labelName: 'x', rankLevel: 'high' },
      memberLabel: [],
      userName: 'a',
    }
    const { gateway } = serve(() => ok(member))
    expect(await caught(gateway(getMemberInfo, {}))).toMatchObject({
      kind: 'contract',
      side: 'reply',
      field: 'value.clubLabel.rankLevel',
    })
  })

  test.each([
    ['[]', 'success'],
    ['{}', 'success'],
    ['{"success":"yes"}', 'success'],
    ['{"success":true,"message":5}', 'message'],
    ['null', ''],
  ])('an answer without an envelope: %s', async (body, field) => {
    const { gateway } = serve(() => new Response(body))
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ kind: 'contract', side: 'reply', field })
  })

  test('a tree that nests without end is a contract failure', async () => {
    const deep = `${'{"code":"A","enabled":true,"children":['.repeat(20_000)}${']}'.repeat(20_000)}`
    const { gateway } = serve(() => new Response(`{"success":true,"value":{"menu":[${deep}]}}`))
    const { getWhitelabel } = await import('./system.ts')
    expect(await caught(gateway(getWhitelabel, {}))).toMatchObject({ kind: 'contract', side: 'reply', field: 'value' })
  })

  test("a refusal keeps the server's message and value, whatever the status", async () => {
    for (const status of [200, 401, 403, 409, 500]) {
      const { gateway, heard } = serve(() => refuse('please enter the captcha', { captcha: true }, status))
      // oxlint-disable-next-line no-await-in-loop -- one by one reads better
      const error = await caught(gateway(getBalance, {}))
      expect(error).toBeInstanceOf(Refusal)
      expect(error).toMatchObject({ serverMessage: 'please enter the captcha', value: { captcha: true } })
      // A refusal is an answer: even a read is not asked for again.
      expect(heard).toHaveLength(1)
    }
  })

  test('an error status beats a success in its body', async () => {
    const { gateway } = serve(() => Response.json({ success: true, value: 'aGVsbG8=' }, { status: 404 }))
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ kind: 'transport', reason: 'http', status: 404 })
  })
})

describe('the end of a session', () => {
  test('is announced with the token that ended, before the refusal arrives', async () => {
    const seen: string[] = []
    const { gateway } = serve(() => refuse(NOT_LOGGED_IN, { session: 'ended' }), {
      onSessionEnded: (token) => seen.push(token),
    })
    await gateway(getBalance, {}).catch(() => seen.push('refused'))
    expect(seen).toEqual(['token-of-ada', 'refused'])
  })

  test('is not announced by another refusal, by a call without a token, or for a token no longer used', async () => {
    const ended: string[] = []
    const onSessionEnded = (token: string) => ended.push(token)
    await caught(serve(() => refuse('no', { session: 'open' }), { onSessionEnded }).gateway(getBalance, {}))
    await caught(serve(() => refuse('no', { session: 'ended' }), { onSessionEnded }).gateway(getCaptcha, {}))
    let token = 'old'
    const late = serve(
      () => {
        token = 'new'
        return refuse('no', { session: 'ended' })
      },
      { onSessionEnded, token: () => token },
    )
    await caught(late.gateway(getBalance, {}))
    expect(ended).toEqual([])
  })
})
