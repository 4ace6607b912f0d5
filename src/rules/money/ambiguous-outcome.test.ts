import { expect, test } from 'vitest'
import { ChunkFailure } from '../site/chunk-failure.ts'
import { ContractFailure, Refusal, TransportFailure } from '../failure.ts'
import { isUnanswered, mayHaveHappened, refusesCredentials } from './ambiguous-outcome.ts'

const transport = (reason: TransportFailure['reason'], status?: number): TransportFailure =>
  new TransportFailure('changePassword', reason, status === undefined ? {} : { status })

test.each([
  [new Refusal('changePassword', 'no', null), false],
  [new Refusal('changePassword', 'body: sealed request refused: replayed', { field: 'body' }), true],
  [new ContractFailure('changePassword', 'request', 'newPassword', 'x'), false],
  [new ContractFailure('changePassword', 'reply', 'value', 'x'), true],
  [transport('offline'), false],
  [transport('unsent'), false],
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

test('a status that blames the request says nothing of what came of it, where it may be the second of two', () => {
  for (const status of [400, 403, 409, 429, 500, 503]) expect(isUnanswered(transport('http', status))).toBe(true)
  for (const error of [transport('offline'), transport('unsent'), new Refusal('x', 'no', null), null])
    expect(isUnanswered(error)).toBe(false)
})

test.each([
  [new Refusal('login', 'username or password is incorrect', { captcha: true }), true],
  [new Refusal('login', 'Wrong password', null), true],
  [new Refusal('login', 'username/email does not exist', null), true],
  [new Refusal('login', "User doesn't exist", null), true],
  [new Refusal('login', 'please complete verification first', { captcha: true }), false],
  [new Refusal('login', 'captcha is incorrect', { captcha: true }), false],
  [new Refusal('login', 'account, password and email format incorrect', null), false],
  [new Refusal('login', 'Something went wrong', null), false],
  [new Refusal('login', 'non-member cannot log in', null), false],
  [new Refusal('login', 'too many requests', null), false],
  [transport('timeout'), false],
  [new Error('wrong password'), false],
  [null, false],
])('%s refuses the credentials: %s', (error, refused) => {
  expect(refusesCredentials(error)).toBe(refused)
})
