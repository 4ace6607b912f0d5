import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRewardState, REWARD_STATES } from './reward-state.ts'

test.each([
  ['Claim', 'claim'],
  ['claim', 'claim'],
  ['Coming soon', 'coming-soon'],
  ['COMING_SOON', 'coming-soon'],
  ['signed', 'joined'],
  [' Issued ', 'issued'],
  ['closed', 'close'],
  ['toString', null],
  ['', null],
])('%j is %j', (text, state) => {
  expect(readRewardState(text)).toBe(state)
})

test('whatever the platform writes, it is a state that there is, or none (property)', () => {
  fc.assert(fc.property(fc.string(), (text) => [...REWARD_STATES, null].includes(readRewardState(text))))
})
