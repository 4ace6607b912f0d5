import { describe, expect, test } from 'vitest'
import { CONTRACT_STATES, CONTRACT_STEPS, isOpen, stepsFor, takeStep, type StepTaken } from './contract-state.ts'

const PARTIES = ['upline', 'downline', 'platform'] as const
const [closed, accepted, theirs] = (['closed', 'accepted-already', 'not-your-step'] as const).map((refused) => ({
  refused,
}))
const to = (state: 'accepted' | 'declined' | 'terminated') => ({ state })

/** Every state, step and party, in the order of `PARTIES`. */
const TABLE: Readonly<Record<string, readonly unknown[]>> = {
  'offered accept': [theirs, to('accepted'), theirs],
  'offered decline': [theirs, to('declined'), theirs],
  'offered terminate': [to('terminated'), to('terminated'), to('terminated')],
  'accepted accept': [accepted, accepted, accepted],
  'accepted decline': [accepted, accepted, accepted],
  'accepted terminate': [theirs, to('terminated'), to('terminated')],
  'declined accept': [closed, closed, closed],
  'declined decline': [closed, closed, closed],
  'declined terminate': [closed, closed, closed],
  'terminated accept': [closed, closed, closed],
  'terminated decline': [closed, closed, closed],
  'terminated terminate': [closed, closed, closed],
}

describe('each step of each party', () => {
  test.each(Object.entries(TABLE))('%s', (name, expected) => {
    const state = CONTRACT_STATES.find((one) => name.startsWith(one))!
    const step = CONTRACT_STEPS.find((one) => name.endsWith(one))!
    expect(PARTIES.map((by): StepTaken => takeStep(state, step, by))).toEqual(expected)
  })

  test('the table has them all', () => {
    expect(Object.keys(TABLE)).toHaveLength(CONTRACT_STATES.length * CONTRACT_STEPS.length)
  })
})

test('what is told as possible is what goes through', () => {
  for (const state of CONTRACT_STATES)
    for (const by of PARTIES)
      expect(stepsFor(state, by)).toEqual(CONTRACT_STEPS.filter((step) => 'state' in takeStep(state, step, by)))
})

test('nothing comes after what is closed', () => {
  expect(CONTRACT_STATES.filter(isOpen)).toEqual(['offered', 'accepted'])
  expect(CONTRACT_STATES.filter((state) => PARTIES.some((by) => stepsFor(state, by).length > 0))).toEqual([
    'offered',
    'accepted',
  ])
})
