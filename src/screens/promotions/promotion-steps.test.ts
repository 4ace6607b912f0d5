import { expect, test } from 'vitest'
import { stepsOf } from './promotion-steps.ts'

const TERMS = {
  amount: null,
  percent: '100',
  of: 'deposit',
  upTo: 20_000n,
  minDeposit: 1000n,
  turnover: { times: '12', on: 'deposit-and-bonus', days: 30 },
  points: null,
  prizes: null,
  paid: null,
  least: null,
} as const
const promotion = { place: null, application: null, terms: { ...TERMS, turnover: null }, progress: null }
const kinds = (said: Partial<Parameters<typeof stepsOf>[0]>) =>
  stepsOf({ ...promotion, ...said }).map(({ kind }) => kind)

test('a bonus on a deposit: deposit, choose it, and bet what it asks for', () => {
  expect(stepsOf({ ...promotion, place: 'deposit', terms: TERMS })).toEqual([
    { kind: 'deposit', least: 1000n },
    { kind: 'choose' },
    { kind: 'bet', terms: TERMS },
  ])
})

test('what is applied for is looked at, what is joined is played for where something is counted', () => {
  expect(kinds({ application: { comment: 'none', pictures: 'required' } })).toEqual(['apply', 'review', 'claim'])
  expect(kinds({})).toEqual(['join', 'claim'])
  expect(kinds({ progress: { done: 1, goal: 3 } })).toEqual(['join', 'play', 'claim'])
})

test('what has a page of its own has no steps here', () => {
  expect(kinds({ place: 'missions' })).toEqual([])
  expect(kinds({ place: 'unknown' })).toEqual([])
})
