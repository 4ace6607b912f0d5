/** What an error status means, and which calls are tried again, over a real socket. */
import { describe, expect } from 'vitest'
import { sendFeedback } from '../content/feedback.ts'
import { answer, caughtFailure, GOOD, test } from '../serve-on-socket.ts'
import { getCaptcha, login } from '../account/session.ts'

const FEEDBACK = { questionType: 'GAME', content: 'Hello' } as const

describe.concurrent('HTTP errors', () => {
  test('408, 425 and 5xx: a read is tried three times, all else once; where there is too much to do both once', async ({
    serve,
  }) => {
    const shedding = [429, 503]
    const statuses = [408, 425, 500, 502, 504, 599, ...shedding]
    const heard = await Promise.all(
      statuses.map(async (status) => {
        const { gateway, calls } = await serve((_, response) => answer(response, status, '<h1>sorry</h1>'))
        const both = [gateway(getCaptcha, {}), gateway(login, { username: 'a', password: 'b', type: 'username' })]
        expect(await Promise.all(both.map(caughtFailure))).toMatchObject([
          { reason: 'http', status },
          { reason: 'http', status },
        ])
        return calls.toSorted()
      }),
    )
    expect(heard).toEqual(
      statuses.map((status) => (shedding.includes(status) ? ['GET', 'POST'] : ['GET', 'GET', 'GET', 'POST'])),
    )
  })

  test.for([400, 401, 404, 413])('%i is not tried again', async (status, { serve }) => {
    const { gateway, calls } = await serve((_, response) => answer(response, status, '{'))
    expect(await caughtFailure(gateway(getCaptcha, {}))).toMatchObject({ reason: 'http', status })
    expect(calls).toHaveLength(1)
  })

  test('the second try may succeed', async ({ serve }) => {
    const { gateway } = await serve((_, response, count) => answer(response, count === 1 ? 500 : 200, GOOD))
    expect(await gateway(getCaptcha, {})).toBe('aGVsbG8=')
  })

  test('Retry-After is waited for where it fits, and handed on at once where it does not', async ({ serve }) => {
    const start = performance.now()
    const short = await serve((_, response, count) =>
      answer(response, count === 1 ? 429 : 200, GOOD, { 'retry-after': '1' }),
    )
    expect(await short.gateway(getCaptcha, {})).toBe('aGVsbG8=')
    expect(performance.now() - start).toBeGreaterThan(950)
    const long = await serve((_, response) => answer(response, 429, '', { 'retry-after': '300' }))
    const before = performance.now()
    expect(await caughtFailure(long.gateway(getCaptcha, {}))).toMatchObject({
      reason: 'http',
      status: 429,
      retryAfter: 300,
    })
    // Waiting, it would have been given up after twenty seconds.
    expect(performance.now() - before).toBeLessThan(15_000)
    expect(long.calls).toHaveLength(1)
  })

  test('Retry-After may be a date, and nonsense is left out', async ({ serve }) => {
    const at = new Date(Date.now() + 600_000).toUTCString()
    const { gateway } = await serve((_, response, count) =>
      answer(response, 503, '', { 'retry-after': count === 1 ? at : 'soon' }),
    )
    const first = await caughtFailure(gateway(sendFeedback, FEEDBACK))
    expect((first as { retryAfter: number }).retryAfter).toBeGreaterThan(540) // `caughtFailure` has checked that it is a failure
    expect(await caughtFailure(gateway(sendFeedback, FEEDBACK))).toMatchObject({ status: 503, retryAfter: undefined })
  })
})
