import { expect, test } from 'vitest'
import { ChunkFailure } from './chunk-failure.ts'
import { ContractFailure, Refusal, TransportFailure } from './failure.ts'
import { mayHaveHappened } from './lost-answer.ts'

const transport = (reason: TransportFailure['reason'], status?: number): TransportFailure =>
  new TransportFailure('changePassword', reason, status === undefined ? {} : { status })

test.each([
  [new Refusal('changePassword', 'no', null), false],
  [new Refusal('changePassword', 'body: sealed request refused: replayed', { field: 'body' }), true],
  [new ContractFailure('changePassword', 'request', 'newPassword', 'x'), false],
  [new ContractFailure('changePassword', 'reply', 'value', 'x'), true],
  [transport('offline'), false],
  [transport('timeout'), true],
  [transport('network'), true],
  [transport('not-json'), true],
  [transport('cancelled'), true],
  [transport('http', 503), true],
  [transport('http', 400), false],
  [transport('http', 429), false],
  [new ChunkFailure('missing', ''), false],
  [null, false],
])('%s: %s', (error, lost) => {
  expect(mayHaveHappened(error)).toBe(lost)
})
