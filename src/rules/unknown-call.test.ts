import { expect, test } from 'vitest'
import { Refusal, TransportFailure } from './failure.ts'
import { isUnknownCall } from './unknown-call.ts'

test.each([
  [new TransportFailure('listJackpots', 'http', { status: 404 }), true],
  [new TransportFailure('listJackpots', 'http', { status: 503 }), false],
  [new TransportFailure('listJackpots', 'offline'), false],
  [new Refusal('listJackpots', 'unknown method', null), true],
  [new Error('anything'), false],
  [null, false],
])('%s: %s', (error, is) => {
  expect(isUnknownCall(error)).toBe(is)
})
