/** A call ends by its clock or by its caller, whatever the network and `fetch` do. */
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { gatewayAt } from '../serve-in-process.ts'
import { answer, caughtFailure, GOOD, test } from '../serve-on-socket.ts'
import { getCaptcha, login } from '../account/session.ts'

/**
 * Tells whether so many milliseconds have gone by, by the clock that the gateway goes by as well: where the machine holds one
 * up, it holds up both.
 */
function passed(ms: number): () => boolean {
  let is = false
  setTimeout(() => (is = true), ms).unref()
  return () => is
}

// A second try is long in coming, so that a caller can give up before it.
beforeAll(() => void vi.spyOn(Math, 'random').mockReturnValue(0.9))
afterAll(() => void vi.restoreAllMocks())

describe.concurrent('time and cancellation', () => {
  test.for(['headers', 'body'])('time runs out before the %s', async (until, { serve }) => {
    const { gateway, calls } = await serve(
      (_, response) => {
        if (until === 'body') response.writeHead(200).write(GOOD.slice(0, 20))
      },
      { timeoutMs: 1000 },
    )
    const late = passed(2100)
    expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({ reason: 'timeout' })
    expect(late()).toBe(false)
    expect(calls).toHaveLength(1)
  })

  test('time runs out while sealing; nothing is sent afterwards', async ({ serve }) => {
    const sealing = Promise.withResolvers<string>()
    const { gateway, calls } = await serve(() => undefined, { timeoutMs: 100, seal: { seal: () => sealing.promise } })
    expect(await caughtFailure(gateway(login, { username: 'a', password: 'b', type: 'username' }))).toMatchObject({
      reason: 'unsent',
    })
    sealing.resolve('a.b.c.d.e')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(calls).toEqual([])
  })

  test.for(['before', 'headers', 'body', 'retry'])('the caller gives up: %s', async (when, { serve }) => {
    const control = new AbortController()
    let late = passed(850)
    const { gateway, calls } = await serve((_, response) => {
      if (when === 'body') response.writeHead(200).write(GOOD.slice(0, 20))
      if (when === 'retry') answer(response, 500, '')
      setTimeout(() => {
        late = passed(850)
        control.abort()
      }, 150)
    })
    if (when === 'before') control.abort()
    expect(await caughtFailure(gateway(getCaptcha, {}, { signal: control.signal }))).toMatchObject({
      reason: 'cancelled',
    })
    expect(late()).toBe(false)
    expect(calls).toHaveLength(when === 'before' ? 0 : 1)
  })

  test('a fetch that ignores its signal is left behind', async () => {
    const gateway = gatewayAt('http://gateway.example', { timeoutMs: 100, fetch: () => new Promise(() => undefined) })
    expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({ reason: 'timeout' })
    const body = new ReadableStream({ pull: () => new Promise(() => undefined) })
    const stuck = gatewayAt('http://gateway.example', { timeoutMs: 100, fetch: async () => new Response(body) })
    expect(await caughtFailure(stuck(getCaptcha, {}))).toMatchObject({ reason: 'timeout' })
  })

  test('whatever fetch throws is a failure', async () => {
    for (const thrown of [new Error('odd'), 'text', undefined, null]) {
      const gateway = gatewayAt('http://gateway.example', { fetch: () => Promise.reject(thrown) })
      expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({ kind: 'transport', reason: 'network' })
    }
    expect(await caughtFailure(gatewayAt('not an origin')(getCaptcha, {}))).toMatchObject({
      kind: 'transport',
      reason: 'network',
    })
  })
})
