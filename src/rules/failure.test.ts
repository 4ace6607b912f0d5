import { describe, expect, test } from 'vitest'
import { ContractFailure, Refusal, TransportFailure, endsSession, isFailure, isPassing } from './failure.ts'

describe('failures', () => {
  test('each says what it is, where, and what happened', () => {
    const cause = new Error('socket')
    const transport = new TransportFailure('login', 'http', { status: 503, retryAfter: 7, cause })
    expect(transport).toMatchObject({
      kind: 'transport',
      endpoint: 'login',
      reason: 'http',
      status: 503,
      retryAfter: 7,
    })
    expect(transport.message).toBe('login: http 503')
    expect(transport.cause).toBe(cause)
    const contract = new ContractFailure('getBalance', 'reply', 'value.sumBalance', 'expected string')
    expect(contract).toMatchObject({ kind: 'contract', side: 'reply', field: 'value.sumBalance' })
    expect(contract.message).toBe('getBalance: reply value.sumBalance: expected string')
    expect(new ContractFailure('x', 'reply', '', 'no').message).toBe('x: reply (root): no')
    const refusal = new Refusal('login', 'please enter the captcha', { captcha: true })
    expect(refusal).toMatchObject({
      kind: 'refusal',
      serverMessage: 'please enter the captcha',
      value: { captcha: true },
    })
  })

  test('absent detail stays absent', () => {
    const bare = new TransportFailure('x', 'offline')
    expect([bare.status, bare.retryAfter, bare.cause, bare.message]).toEqual([
      undefined,
      undefined,
      undefined,
      'x: offline',
    ])
  })

  test('only the three count as failures', () => {
    const all = [
      new TransportFailure('x', 'offline'),
      new ContractFailure('x', 'request', '', ''),
      new Refusal('x', '', 0),
    ]
    expect(all.every(isFailure)).toBe(true)
    for (const other of [new Error('x'), { kind: 'refusal' }, null, undefined, 'refusal'])
      expect(isFailure(other)).toBe(false)
  })

  test('knows the mark of an ended session and nothing like it', () => {
    expect(endsSession({ session: 'ended' })).toBe(true)
    for (const value of [null, undefined, 'ended', {}, { session: true }, { session: 'open' }, ['ended']]) {
      expect(endsSession(value)).toBe(false)
    }
  })
})

describe('what may go well a moment later', () => {
  const http = (status: number) => new TransportFailure('x', 'http', { status })
  test.each([
    [new TransportFailure('x', 'network'), true],
    [new TransportFailure('x', 'timeout'), true],
    [new TransportFailure('x', 'offline'), true],
    [new TransportFailure('x', 'not-json'), true],
    [new TransportFailure('x', 'cancelled'), false],
    [new TransportFailure('x', 'unsent'), false],
    [http(408), true],
    [http(429), true],
    [http(500), true],
    [http(503), true],
    [http(599), true],
    [http(400), false],
    [http(401), false],
    [http(404), false],
    [new ContractFailure('x', 'reply', 'value', 'expected array'), true],
    [new ContractFailure('x', 'request', 'seal', 'no key'), false],
    [new Refusal('x', 'no', null), false],
    [new Refusal('x', 'no', null, { status: 403 }), false],
    [new Refusal('x', 'too many requests', null, { status: 429 }), true],
    [new Refusal('x', 'system maintenance', null, { status: 503 }), true],
    [new TypeError('a fault'), false],
    [null, false],
  ])('%s: %s', (error, passing) => expect(isPassing(error)).toBe(passing))
})
