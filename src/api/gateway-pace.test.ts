import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serveInProcess, caught, ok } from './serve-in-process.ts'
import { getCaptcha } from './session.ts'
import { getStatus, getWhitelabel } from './system.ts'

// The gateway loads it with its first call, which no stopped clock can wait for.
beforeAll(async () => void (await import('./send.ts')))
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => vi.useRealTimers())

/** When each request of a call arrived, in milliseconds since the call; every one fails. */
async function arrivals(
  call: (gateway: ReturnType<typeof serveInProcess>['gateway']) => Promise<unknown>,
  early?: Promise<Response>,
): Promise<number[]> {
  const at: number[] = []
  const begun = Date.now()
  early?.catch(() => undefined)
  const { gateway } = serveInProcess(
    () => {
      at.push(Date.now() - begun)
      return new Response('', { status: 503 })
    },
    { token: () => null, ...(early && { early: () => early }) },
  )
  const failure = caught(call(gateway))
  await vi.advanceTimersByTimeAsync(4000)
  expect(await failure).toMatchObject({ kind: 'transport' })
  return at
}

describe('what every page asks at its start', () => {
  test.each([
    ['status', (gateway) => gateway(getStatus, { url: 'www.pampas.example' })],
    ['flags', (gateway) => gateway(getWhitelabel, {})],
  ] as const satisfies readonly (readonly [string, Parameters<typeof arrivals>[0]])[])(
    '%s: two tries a second apart, the early one among them',
    async (_, call) => {
      expect(await arrivals(call)).toEqual([0, 1000])
      expect(await arrivals(call, Promise.reject(new TypeError('Failed to fetch')))).toEqual([1000])
      expect(await arrivals(call, Promise.resolve(new Response('', { status: 503 })))).toEqual([1000])
    },
  )

  test('a call that is given up while it waits is not sent', async () => {
    const { gateway, heard } = serveInProcess(() => ok({ menu: [] }), {
      early: () => Promise.resolve(new Response('', { status: 503 })),
    })
    const leaving = new AbortController()
    const failure = caught(gateway(getWhitelabel, {}, { signal: leaving.signal }))
    await vi.advanceTimersByTimeAsync(500)
    leaving.abort()
    expect(await failure).toMatchObject({ kind: 'transport', reason: 'cancelled' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(heard).toEqual([])
  })
})

test('any other read is tried twice more, soon, and an early try counts for nothing', async () => {
  expect(await arrivals((gateway) => gateway(getCaptcha, {}))).toEqual([0, 300, 900])
  expect(
    await arrivals((gateway) => gateway(getCaptcha, {}), Promise.resolve(new Response('', { status: 503 }))),
  ).toEqual([0, 300, 900])
})

test('tries share one time-out, and the last real failure shows rather than a wait that leads nowhere', async () => {
  const { gateway, heard } = serveInProcess(() => new Response('', { status: 500 }), { timeoutMs: 700 })
  const failure = caught(gateway(getCaptcha, {}))
  // The time-out's timer and that of the second try, which is begun once the first has been answered.
  while (vi.getTimerCount() < 2) await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(300)
  // The clock stands still from here on.
  expect(await failure).toMatchObject({ kind: 'transport', reason: 'http', status: 500 })
  expect(heard).toHaveLength(2)
})
