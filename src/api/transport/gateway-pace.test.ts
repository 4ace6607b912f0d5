import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { backOffMs, WITHIN_CALL, WITHIN_CALM_CALL } from '../../rules/back-off.ts'
import { serveInProcess, caught, ok } from '../serve-in-process.ts'
import { getCaptcha } from '../account/session.ts'
import { getStatus, getWhitelabel } from '../site/system.ts'

// The gateway loads it with its first call, which no stopped clock can wait for.
beforeAll(async () => void (await import('./send.ts')))
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What chance says, and how long the waits are then. */
const CHANCES = [0, 0.4, 0.999]
const luckily = (chance: number): number => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  return chance
}

/** When each request of a call arrived, in milliseconds since the call; every one fails. */
async function arrivals(
  call: (gateway: ReturnType<typeof serveInProcess>['gateway']) => Promise<unknown>,
  early?: Promise<Response>,
  answer: () => Response = () => new Response('', { status: 502 }),
): Promise<number[]> {
  const at: number[] = []
  const begun = Date.now()
  early?.catch(() => undefined)
  const { gateway } = serveInProcess(
    () => {
      at.push(Date.now() - begun)
      return answer()
    },
    { token: () => null, ...(early && { early: () => early }) },
  )
  const failure = caught(call(gateway))
  await vi.advanceTimersByTimeAsync(9000)
  expect(await failure).toMatchObject({ kind: 'transport' })
  return at
}

describe('what every page asks at its start', () => {
  test.each([
    ['status', (gateway) => gateway(getStatus, { url: 'www.pampas.example' })],
    ['flags', (gateway) => gateway(getWhitelabel, {})],
  ] as const satisfies readonly (readonly [string, Parameters<typeof arrivals>[0]])[])(
    '%s: two tries, up to two seconds apart, the early one among them',
    async (_, call) => {
      for (const chance of CHANCES) {
        const then = Math.floor(backOffMs(WITHIN_CALM_CALL, 0, luckily(chance)))
        expect(then).toBeGreaterThanOrEqual(500)
        expect(then).toBeLessThanOrEqual(2000)
        expect(await arrivals(call)).toEqual([0, then])
        expect(await arrivals(call, Promise.reject(new TypeError('Failed to fetch')))).toEqual([then])
        expect(await arrivals(call, Promise.resolve(new Response('', { status: 502 })))).toEqual([then])
      }
    },
  )

  test('a call that is given up while it waits is not sent', async () => {
    const { gateway, heard } = serveInProcess(() => ok({ menu: [] }), {
      early: () => Promise.resolve(new Response('', { status: 502 })),
    })
    const leaving = new AbortController()
    const failure = caught(gateway(getWhitelabel, {}, { signal: leaving.signal }))
    await vi.advanceTimersByTimeAsync(400)
    leaving.abort()
    expect(await failure).toMatchObject({ kind: 'transport', reason: 'cancelled' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(heard).toEqual([])
  })
})

test('any other read is tried twice more, soon, and an early try counts for nothing', async () => {
  const call = (gateway: ReturnType<typeof serveInProcess>['gateway']) => gateway(getCaptcha, {})
  for (const chance of CHANCES) {
    const [first, second] = [0, 1].map((failures) => Math.floor(backOffMs(WITHIN_CALL, failures, luckily(chance))))
    const at = [0, first, (first ?? 0) + (second ?? 0)]
    expect(await arrivals(call)).toEqual(at)
    expect(await arrivals(call, Promise.resolve(new Response('', { status: 502 })))).toEqual(at)
  }
})

describe('a server that has too much to do', () => {
  const asks = {
    'what every page asks': (gateway: ReturnType<typeof serveInProcess>['gateway']) => gateway(getWhitelabel, {}),
    'any other read': (gateway: ReturnType<typeof serveInProcess>['gateway']) => gateway(getCaptcha, {}),
  }
  test.each(Object.entries(asks).flatMap(([name, ask]) => [429, 503].map((status) => [name, status, ask] as const)))(
    '%s, under %i: asked once, the early time included, or after the time that it has named and some more',
    async (_, status, ask) => {
      const shed = (headers = {}) => new Response('', { status, headers })
      expect(await arrivals(ask, undefined, shed)).toEqual([0])
      expect(await arrivals(ask, Promise.resolve(shed()), shed)).toEqual([])
      const named = await arrivals(ask, undefined, () => shed({ 'retry-after': '2' }))
      expect(named.length).toBeGreaterThan(1)
      expect(named[1]).toBeGreaterThanOrEqual(2000)
      expect(named[1]).toBeLessThanOrEqual(3000)
    },
  )

  test('a refusal in its body can be tried again as well, and says when', async () => {
    const refused = () =>
      new Response(JSON.stringify({ success: false, message: 'too many requests', value: null }), {
        status: 429,
        headers: { 'retry-after': '60' },
      })
    const { gateway, heard } = serveInProcess(refused)
    expect(await caught(gateway(getCaptcha, {}))).toMatchObject({ kind: 'refusal', status: 429, retryAfter: 60 })
    expect(heard).toHaveLength(1)
  })
})

test('a read that its caller asks again by itself is sent once', async () => {
  expect(await arrivals((gateway) => gateway(getCaptcha, {}, { once: true }))).toEqual([0])
})

test('tries share one time-out, and the last real failure shows rather than a wait that leads nowhere', async () => {
  luckily(0)
  const { gateway, heard } = serveInProcess(() => new Response('', { status: 500 }), { timeoutMs: 190 })
  const failure = caught(gateway(getCaptcha, {}))
  // The time-out's timer and that of the second try, which is begun once the first has been answered.
  while (vi.getTimerCount() < 2) await new Promise(setImmediate)
  await vi.advanceTimersByTimeAsync(100)
  // The clock stands still from here on.
  expect(await failure).toMatchObject({ kind: 'transport', reason: 'http', status: 500 })
  expect(heard).toHaveLength(2)
})
