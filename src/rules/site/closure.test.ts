import { expect, test } from 'vitest'
import { closure } from './closure.ts'
import { ContractFailure, Refusal, TransportFailure } from '../failure.ts'

const network = new TransportFailure('getStatus', 'network')
const cancelled = new TransportFailure('getStatus', 'cancelled')
const nonsense = new ContractFailure('getStatus', 'reply', 'value', 'wrong')
const refused = new Refusal('getStatus', 'no', null)
const data = { maintenance: { active: false } }

test.each([
  ['all well', { data }, null],
  ['all well, after an outage', { data, errorUpdateCount: 3 }, null],
  ['nothing said yet', {}, 'waiting'],
  ['no answer', { error: network, errorUpdateCount: 1 }, 'silent'],
  ['no answer any more', { data, error: network, errorUpdateCount: 1 }, 'silent'],
  ['an answer that makes no sense', { error: nonsense, errorUpdateCount: 1 }, 'silent'],
  ['asking again after no answer', { errorUpdateCount: 1 }, 'silent'],
  ['a question that we ended ourselves', { data, error: cancelled, errorUpdateCount: 1 }, null],
  ['a refusal is an answer', { error: refused, errorUpdateCount: 1 }, null],
] as const)('%s', (_, asked, expected) => {
  const state = { data: undefined, error: null, errorUpdateCount: 0, ...asked }
  expect(closure(true, state)).toBe(expected)
  expect(closure(false, state), 'without a network nothing else counts').toBe('offline')
})

test('before the first question everything waits', () => {
  expect(closure(true, undefined)).toBe('waiting')
})
