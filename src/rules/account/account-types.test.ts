import { describe, expect, test } from 'vitest'
import { protectedAction, supportType } from './account-types.ts'
import { AGENT_CENTRE_TYPES } from '../figures.ts'

describe('accounts', () => {
  test('a guest needs to log in, a trial account needs a true one, everyone else may', () => {
    expect(protectedAction(null, false)).toBe('needs-login')
    expect(protectedAction(4, false)).toBe('needs-true-account')
    for (const type of [0, 1, 2, 3, 5, 41, 42, 44]) expect(protectedAction(type, false)).toBe('allowed')
  })

  test('while games and money are closed, nobody may; who has to log in or to register hears that first', () => {
    expect(protectedAction(null, true)).toBe('needs-login')
    expect(protectedAction(4, true)).toBe('needs-true-account')
    for (const type of [0, 1, 2, 3, 5, 41, 42, 44]) expect(protectedAction(type, true)).toBe('closed')
  })

  test('the agent centre opens for 1, 2, 41 and 42, and so never for a trial account', () => {
    expect(AGENT_CENTRE_TYPES).toEqual([1, 2, 41, 42])
  })

  test('VIP service begins above rank level 4', () => {
    expect([0, 4, 5, 9].map(supportType)).toEqual(['LIVECHAT', 'LIVECHAT', 'VIP', 'VIP'])
  })
})
