/** Each way a call finds no usable answer, over a real socket. */
import { describe, expect, onTestFinished, vi } from 'vitest'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import { ANSWER_LIMIT } from './answer.ts'
import { sendFeedback } from '../content/feedback.ts'
import { answer, caughtFailure, GOOD, test } from '../serve-on-socket.ts'
import { getCaptcha } from '../account/session.ts'

const FEEDBACK = { questionType: 'GAME', content: 'Hello' } as const

describe.concurrent('no usable answer', () => {
  test('nobody listens', async ({ serve }) => {
    const { gateway, close } = await serve(() => undefined)
    await close()
    expect(await caughtFailure(gateway(sendFeedback, FEEDBACK))).toMatchObject({
      reason: 'network',
      endpoint: 'sendFeedback',
    })
  })

  test('the connection is reset: a read is tried three times, all else once', async ({ serve }) => {
    const { gateway, calls } = await serve((request) => request.socket.destroy())
    expect(await caughtFailure(gateway(sendFeedback, FEEDBACK))).toMatchObject({ reason: 'network' })
    expect(calls).toEqual(['POST'])
    expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({ reason: 'network' })
    expect(calls).toEqual(['POST', 'GET', 'GET', 'GET'])
  })

  test.for(['content-length', 'chunked'])('the body is cut short (%s)', async (how, { serve }) => {
    const { gateway } = await serve((_, response) => {
      response.writeHead(200, how === 'chunked' ? {} : { 'content-length': String(GOOD.length) })
      response.write(GOOD.slice(0, 20), () => response.socket?.destroy())
    })
    expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({ reason: 'network' })
  })

  test('a read whose first answer breaks off is asked once more; what changes something is not', async ({ serve }) => {
    let times = 0
    const { gateway, calls } = await serve((_, response) => {
      times += 1
      if (times % 2 === 0) return answer(response, 200, GOOD, { 'content-type': 'application/json' })
      response.writeHead(200, { 'content-length': String(GOOD.length) })
      response.write(GOOD.slice(0, 20), () => response.socket?.destroy())
    })
    await gateway(getCaptcha, {})
    expect(calls).toEqual(['GET', 'GET'])
    expect(await caughtFailure(gateway(sendFeedback, FEEDBACK))).toMatchObject({ reason: 'network' })
    expect(calls).toEqual(['GET', 'GET', 'POST'])
  })

  test.for([
    ['<!doctype html><title>Sign in to the hotel</title>', 'text/html'],
    [GOOD.slice(0, 20), 'application/json'],
    ['', 'text/plain'],
  ] as const)('the body is not JSON: %j', async ([body, type], { serve }) => {
    const { gateway, calls } = await serve((_, response) => answer(response, 200, body, { 'content-type': type }))
    expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({ reason: 'not-json' })
    expect(calls).toHaveLength(1)
  })

  test('JSON counts as such whatever its type says, and UTF-8 survives the cut between chunks', async ({ serve }) => {
    const body = Buffer.from(JSON.stringify({ success: false, message: 'Số dư không đủ 💰' }))
    const { gateway } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const cut = body.indexOf(Buffer.from('💰')) + 2
      response.write(body.subarray(0, cut), () => setTimeout(() => response.end(body.subarray(cut)), 30))
    })
    expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({
      kind: 'refusal',
      serverMessage: 'Số dư không đủ 💰',
    })
  })

  test('a redirect is not followed', async ({ serve }) => {
    const { gateway, calls } = await serve((request, response) =>
      answer(response, 302, '', { location: `${request.url}?again` }),
    )
    expect(await caughtFailure(gateway(sendFeedback, FEEDBACK))).toMatchObject({ kind: 'transport', reason: 'network' })
    expect(calls).toHaveLength(1)
  })

  test('an answer over 5 MB is not read to its end', async ({ serve }) => {
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
    expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({ kind: 'contract', side: 'reply', field: '' })
    expect(sent).toBeLessThan(4 * ANSWER_LIMIT)
  })
})

test('the device is offline: no further try', async ({ serve }) => {
  // Stands alone: a global is everybody's.
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { gateway, calls } = await serve((request) => request.socket.destroy())
  expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({ reason: 'offline' })
  expect(calls).toEqual(['GET'])
})

test.for([
  ['went offline once it was sent', true, 'network', true],
  ['began offline', false, 'offline', false],
] as const)('a write that %s: %s, %s', async ([_, online, reason, maybe], { serve }) => {
  const navigator = { onLine: online as boolean }
  vi.stubGlobal('navigator', navigator)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { gateway, calls } = await serve((request) => {
    navigator.onLine = false
    request.socket.destroy()
  })
  const failure = await caughtFailure(gateway(sendFeedback, FEEDBACK))
  expect(failure).toMatchObject({ reason })
  expect(mayHaveHappened(failure)).toBe(maybe)
  expect(calls).toEqual(['POST'])
})
