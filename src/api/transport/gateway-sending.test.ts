import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ContractFailure, NOT_LOGGED_IN, Refusal } from '../../rules/failure.ts'
import { endpoint } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { listLatestDraws } from '../lottery/lottery.ts'
import { wireOptions } from './network.ts'
import { countAvailablePromotions } from '../rewards/promotion-count.ts'
import { money } from '../schemas.ts'
import { caught, ok, serveInProcess } from '../serve-in-process.ts'
import { getCaptcha, login, logout } from '../account/session.ts'
import { sendFeedback } from '../content/feedback.ts'
import { getBalance } from '../money/wallet.ts'

const INTENT = '0123456789abcdef0123456789abcdef'
const CREDENTIALS = { username: ' ada ', password: 'correct horse', type: 'username' } as const

/** A call that moves money; the contract gets real ones with the wallet. */
const transfer = endpoint({
  name: 'transfer',
  module: 'WALLET',
  method: 'POST',
  path: '/wps/transfer',
  token: 'required',
  money: 'transfer',
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

describe('what is sent', () => {
  test('headers of every call, and the token', async () => {
    const { gateway, heard } = serveInProcess(() => ok({ sumBalance: '1.00' }))
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

  test('what caches may keep goes without a token, and to another origin without cookies', async () => {
    const { gateway, heard } = serveInProcess(() => ok({ serverTime: 1, draws: [] }))
    await gateway(listLatestDraws, { prizeMode: 'SEA' })
    const { request } = heard[0] ?? expect.fail('nothing sent')
    expect([request.cache, request.credentials]).toEqual(['default', 'omit'])
    expect(request.headers.has('authorization')).toBe(false)
    const prepared = { method: 'GET', path: '/', headers: new Headers() } as const
    expect(wireOptions({ origin: '' }, { ...prepared, isCacheable: true })).toMatchObject({
      cache: 'default',
      credentials: 'same-origin',
    })
    expect(wireOptions({ origin: '' }, prepared)).toMatchObject({ cache: 'no-store', credentials: 'same-origin' })
  })

  test('no token where the endpoint wants none, and none where there is none', async () => {
    const withToken = serveInProcess(() => ok('aGVsbG8='))
    await withToken.gateway(getCaptcha, {})
    const without = serveInProcess(() => ok({ ticket: 'T1' }), { token: () => null })
    await without.gateway(sendFeedback, { questionType: 'GAME', content: 'Hello' })
    expect([...withToken.heard, ...without.heard].map(({ request }) => request.headers.has('authorization'))).toEqual([
      false,
      false,
    ])
  })

  test('search parameters under GET: lists repeat, what is missing is left out', async () => {
    const { gateway, heard } = serveInProcess(() => ok(1))
    await gateway(search, { word: 'a&b=ü', tags: ['x', 'y'], page: 2, none: undefined, deep: null })
    expect(heard[0]?.request.url).toBe('https://gateway.example/search?word=a%26b%3D%C3%BC&tags=x&tags=y&page=2')
    expect(await caught(gateway(search, { word: '', tags: [], page: 1, deep: {} }))).toMatchObject({
      kind: 'contract',
      field: 'deep',
    })
  })

  test('JSON otherwise, as the schema cleaned it', async () => {
    const { gateway, heard } = serveInProcess(() => ok({ ticket: 'T1' }))
    expect(await gateway(sendFeedback, { questionType: 'GAME', content: '  Hello  ' })).toEqual({ ticket: 'T1' })
    expect(heard[0]?.request.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ questionType: 'GAME', content: 'Hello' })
  })

  test('the method that the brand chose among two, and no third one', async () => {
    const { gateway, heard } = serveInProcess(() => ok(null))
    await gateway(logout, {})
    expect(heard[0]?.request.method).toBe('POST')
    const other = serveInProcess(() => ok(null), { methods: { logout: 'DELETE' } })
    await other.gateway(logout, {})
    expect(other.heard[0]?.request.method).toBe('DELETE')
    const feedback = serveInProcess(() => ok({ ticket: 'T1' }), { methods: { sendFeedback: 'PUT' } })
    await feedback.gateway(sendFeedback, { questionType: 'GAME', content: 'Hello' })
    expect(feedback.heard[0]?.request.method).toBe('PUT')
    const third = serveInProcess(() => ok(null), { methods: { logout: 'PUT' } })
    expect(await caught(third.gateway(logout, {}))).toMatchObject({
      kind: 'contract',
      side: 'request',
      field: 'method',
    })
    expect(third.heard).toEqual([])
  })

  test("the page's own origin is asked without the host's name, and keeps its cookies to itself", async () => {
    let request: Request | undefined
    const { gateway } = serveInProcess(() => ok(1), {
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
    const { gateway, heard } = serveInProcess(() => ok(null))
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
    const { gateway, heard } = serveInProcess(() => ok(null), {
      token: () => null,
      onSessionEnded: (token) => ended.push(token),
    })
    const error = await caught(gateway(getBalance, {}))
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({ serverMessage: NOT_LOGGED_IN, endpoint: 'getBalance' })
    expect([heard, ended]).toEqual([[], []])
  })

  test('a sealed call without a key, or without a body', async () => {
    const { gateway, heard } = serveInProcess(() => ok(null), { seal: null })
    expect(await caught(gateway(login, CREDENTIALS))).toMatchObject({
      kind: 'contract',
      side: 'request',
      field: 'seal',
    })
    for (const method of ['GET', 'DELETE'] as const) {
      const sealed: Endpoint = { ...search, method, request: v.object({}), sealed: true }
      expect(await caught(gateway(sealed, {}))).toMatchObject({ kind: 'contract', side: 'request', field: 'seal' })
    }
    expect(heard).toEqual([])
  })

  test('a payload that could not be sealed', async () => {
    const seal = { seal: () => Promise.reject(new TypeError('no such key')) }
    const { gateway, heard } = serveInProcess(() => ok(null), { seal })
    expect(await caught(gateway(login, CREDENTIALS))).toMatchObject({
      kind: 'contract',
      side: 'request',
      field: 'seal',
    })
    expect(heard).toEqual([])
  })

  test('money without the key of its intent', async () => {
    const { gateway, heard } = serveInProcess(() => ok({ balance: '1' }))
    for (const intent of [undefined, '', 'abc', INTENT.toUpperCase(), `${INTENT}\n`]) {
      const call = gateway(transfer, { amount: '1' }, intent === undefined ? {} : { intent })
      expect(await caught(call)).toMatchObject({ kind: 'contract', side: 'request', field: 'intent' })
    }
    expect(heard).toEqual([])
  })

  test('a language that no header can hold', async () => {
    const { gateway, heard } = serveInProcess(() => ok(null), { language: () => '中' })
    const error = await caught(gateway(getBalance, {}))
    expect(error).toMatchObject({ kind: 'contract', side: 'request', field: 'headers' })
    expect(heard).toEqual([])
  })

  test.each(['se\ncret', 'secret ', 'ｓecret', 'se\u0000cret'])(
    '%j for a token, which ends the session',
    async (token) => {
      for (const called of [getBalance, countAvailablePromotions]) {
        const ended: string[] = []
        const { gateway, heard } = serveInProcess(() => ok(null), {
          token: () => token,
          onSessionEnded: (it) => ended.push(it),
        })
        const error = await caught(gateway(called, {}))
        expect(error).toMatchObject({ kind: 'refusal', serverMessage: NOT_LOGGED_IN, value: { session: 'ended' } })
        expect(String(error), 'the token is not repeated').not.toContain('ecret')
        expect([ended, heard]).toEqual([[token], []])
      }
    },
  )
})

describe('money', () => {
  test('carries its key where the gateway honours it, and is sent once', async () => {
    for (const [idempotency, expected] of [
      ['header', INTENT],
      ['none', null],
    ] as const) {
      const { gateway, heard } = serveInProcess(() => new Response('', { status: 503 }), { idempotency })
      expect(await caught(gateway(transfer, { amount: '1' }, { intent: INTENT }))).toMatchObject({
        kind: 'transport',
        status: 503,
      })
      expect(heard.map(({ request }) => request.headers.get('idempotency-key'))).toEqual([expected])
    }
  })
})
