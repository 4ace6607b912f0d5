/** Each way a call finds no usable answer, over a real socket. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isFailure } from '../rules/failure.ts'
import { ANSWER_LIMIT } from './answer.ts'
import { createGateway } from './gateway.ts'
import type { GatewayOptions } from './gateway.ts'
import { getCaptcha, login } from './session.ts'
import { sendFeedback } from './help.ts'

const GOOD = JSON.stringify({ success: true, message: '', value: 'aGVsbG8=' })
const FEEDBACK = { questionType: 'GAME', content: 'Hello' } as const
const closers: (() => Promise<void>)[] = []

afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(closers.splice(0).map((close) => close()))
})

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void

async function serve(handler: Handler, options: Partial<GatewayOptions> = {}) {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.method ?? '')
    handler(request, response, calls.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return { calls, gateway: gatewayAt(`http://127.0.0.1:${port}`, options) }
}

const gatewayAt = (origin: string, options: Partial<GatewayOptions> = {}) =>
  createGateway({
    origin,
    merchant: 'merchant1',
    platform: 'web',
    device: 'WEB',
    language: () => 'EN',
    token: () => 'token-of-ada',
    seal: 'none',
    methods: {},
    idempotency: 'header',
    timeoutMs: 4000,
    ...options,
  })

const caught = async (call: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await call.then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (thrown) => thrown,
  )
  expect(isFailure(error)).toBe(true)
  return error
}

const answer = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(status, headers).end(body)

describe('no usable answer', () => {
  test('nobody listens', async () => {
    const { gateway } = await serve(() => undefined)
    await Promise.all(closers.splice(0).map((close) => close()))
    expect(await caught(gateway(sendFeedback, FEEDBACK))).toMatchObject({ reason: 'network', endpoint: 'sendFeedback' })
  })

  test('the connection is reset: a read is tried three times, all else once', async () => {
    const { gateway, calls } = await serve((request) => request.socket.destroy())
    expect(await caught(gateway(sendFeedback, FEEDBACK))).toMatchObject({ reason: 'network' })
    expect(calls).toEqual(['POST'])
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ reason: 'network' })
    expect(calls).toEqual(['POST', 'GET', 'GET', 'GET'])
  })

  test('the device is offline: no further try', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { gateway, calls } = await serve((request) => request.socket.destroy())
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ reason: 'offline' })
    expect(calls).toEqual(['GET'])
  })

  test.each(['content-length', 'chunked'])('the body is cut short (%s)', async (how) => {
    const { gateway } = await serve((_, response) => {
      response.writeHead(200, how === 'chunked' ? {} : { 'content-length': String(GOOD.length) })
      response.write(GOOD.slice(0, 20), () => response.socket?.destroy())
    })
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ reason: 'network' })
  })

  test.each([
    ['<!doctype html><title>Sign in to the hotel</title>', 'text/html'],
    [GOOD.slice(0, 20), 'application/json'],
    ['', 'text/plain'],
  ])('the body is not JSON: %j', async (body, type) => {
    const { gateway, calls } = await serve((_, response) => answer(response, 200, body, { 'content-type': type }))
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ reason: 'not-json' })
    expect(calls).toHaveLength(1)
  })

  test('JSON counts as such whatever its type says, and UTF-8 survives the cut between chunks', async () => {
    const body = Buffer.from(JSON.stringify({ success: false, message: 'Số dư không đủ 💰' }))
    const { gateway } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const cut = body.indexOf(Buffer.from('💰')) + 2
      response.write(body.subarray(0, cut), () => setTimeout(() => response.end(body.subarray(cut)), 30))
    })
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ kind: 'refusal', serverMessage: 'Số dư không đủ 💰' })
  })

  test('a redirect is not followed', async () => {
    const { gateway, calls } = await serve((request, response) =>
      answer(response, 302, '', { location: `${request.url}?again` }),
    )
    expect(await caught(gateway(sendFeedback, FEEDBACK))).toMatchObject({ kind: 'transport', reason: 'network' })
    expect(calls).toHaveLength(1)
  })

  test('an answer over 5 MB is not read to its end', async () => {
    let sent = 0
    const { gateway } = await serve((_, response) => {
      const chunk = Buffer.alloc(256 * 1024, ' ')
      const more = (): void => {
        if (response.destroyed || sent > 20 * ANSWER_LIMIT) return void response.end()
        sent += chunk.length
        response.write(chunk, more)
      }
      more()
    })
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ kind: 'contract', side: 'reply', field: '' })
    expect(sent).toBeLessThan(4 * ANSWER_LIMIT)
  })
})

describe('HTTP errors', () => {
  test('408, 429 and 5xx: a read is tried three times, all else once', async () => {
    const statuses = [408, 429, 500, 502, 503, 504, 599]
    const heard = await Promise.all(
      statuses.map(async (status) => {
        const { gateway, calls } = await serve((_, response) => answer(response, status, '<h1>sorry</h1>'))
        const both = [gateway(getCaptcha, {}), gateway(login, { username: 'a', password: 'b', type: 'username' })]
        expect(await Promise.all(both.map(caught))).toMatchObject([
          { reason: 'http', status },
          { reason: 'http', status },
        ])
        return calls.toSorted()
      }),
    )
    expect(heard).toEqual(statuses.map(() => ['GET', 'GET', 'GET', 'POST']))
  })

  test.each([400, 401, 404, 413])('%i is not tried again', async (status) => {
    const { gateway, calls } = await serve((_, response) => answer(response, status, '{'))
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ reason: 'http', status })
    expect(calls).toHaveLength(1)
  })

  test('the second try may succeed', async () => {
    const { gateway } = await serve((_, response, count) => answer(response, count === 1 ? 500 : 200, GOOD))
    expect(await gateway(getCaptcha, {})).toBe('aGVsbG8=')
  })

  test('Retry-After is waited for where it fits, and handed on at once where it does not', async () => {
    const start = performance.now()
    const short = await serve((_, response, count) =>
      answer(response, count === 1 ? 429 : 200, GOOD, { 'retry-after': '1' }),
    )
    expect(await short.gateway(getCaptcha, {})).toBe('aGVsbG8=')
    expect(performance.now() - start).toBeGreaterThan(950)
    const long = await serve((_, response) => answer(response, 429, '', { 'retry-after': '300' }))
    const before = performance.now()
    expect(await caught(long.gateway(getCaptcha, {}))).toMatchObject({ reason: 'http', status: 429, retryAfter: 300 })
    expect(performance.now() - before).toBeLessThan(1000)
    expect(long.calls).toHaveLength(1)
  })

  test('Retry-After may be a date, and nonsense is left out', async () => {
    const at = new Date(Date.now() + 60_000).toUTCString()
    const { gateway } = await serve((_, response, count) =>
      answer(response, 503, '', { 'retry-after': count === 1 ? at : 'soon' }),
    )
    const first = await caught(gateway(sendFeedback, FEEDBACK))
    expect((first as { retryAfter: number }).retryAfter).toBeGreaterThan(55) // `caught` has checked that it is a failure
    expect(await caught(gateway(sendFeedback, FEEDBACK))).toMatchObject({ status: 503, retryAfter: undefined })
  })
})

describe('time and cancellation', () => {
  test.each(['headers', 'body'])('time runs out before the %s', async (until) => {
    const { gateway, calls } = await serve(
      (_, response) => {
        if (until === 'body') response.writeHead(200).write(GOOD.slice(0, 20))
      },
      { timeoutMs: 200 },
    )
    const start = performance.now()
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ reason: 'timeout' })
    expect(performance.now() - start).toBeLessThan(1500)
    expect(calls).toHaveLength(1)
  })

  test('tries share one time-out, and the last real failure shows rather than a wait that leads nowhere', async () => {
    const { gateway, calls } = await serve((_, response) => answer(response, 500, ''), { timeoutMs: 700 })
    const start = performance.now()
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ reason: 'http', status: 500 })
    expect(performance.now() - start).toBeLessThan(700)
    expect(calls).toHaveLength(2)
  })

  test('time runs out while sealing; nothing is sent afterwards', async () => {
    const sealing = Promise.withResolvers<string>()
    const { gateway, calls } = await serve(() => undefined, { timeoutMs: 100, seal: { seal: () => sealing.promise } })
    expect(await caught(gateway(login, { username: 'a', password: 'b', type: 'username' }))).toMatchObject({
      reason: 'timeout',
    })
    sealing.resolve('a.b.c.d.e')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(calls).toEqual([])
  })

  test.each(['before', 'headers', 'body', 'retry'])('the caller gives up: %s', async (when) => {
    const { gateway, calls } = await serve((_, response) => {
      if (when === 'body') response.writeHead(200).write(GOOD.slice(0, 20))
      if (when === 'retry') answer(response, 500, '')
    })
    const control = new AbortController()
    if (when === 'before') control.abort()
    else setTimeout(() => control.abort(), 150)
    const start = performance.now()
    expect(await caught(gateway(getCaptcha, {}, { signal: control.signal }))).toMatchObject({ reason: 'cancelled' })
    expect(performance.now() - start).toBeLessThan(1000)
    expect(calls).toHaveLength(when === 'before' ? 0 : 1)
  })

  test('a fetch that ignores its signal is left behind', async () => {
    const gateway = gatewayAt('http://gateway.example', { timeoutMs: 100, fetch: () => new Promise(() => undefined) })
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ reason: 'timeout' })
    const body = new ReadableStream({ pull: () => new Promise(() => undefined) })
    const stuck = gatewayAt('http://gateway.example', { timeoutMs: 100, fetch: async () => new Response(body) })
    expect(await caught(stuck(getCaptcha, {}))).toMatchObject({ reason: 'timeout' })
  })

  test('whatever fetch throws is a failure', async () => {
    for (const thrown of [new Error('odd'), 'text', undefined, null]) {
      const gateway = gatewayAt('http://gateway.example', { fetch: () => Promise.reject(thrown) })
      expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ kind: 'transport', reason: 'network' })
    }
    expect(await caught(gatewayAt('not an origin')(getCaptcha, {}))).toMatchObject({
      kind: 'transport',
      reason: 'network',
    })
  })
})
