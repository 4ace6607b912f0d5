import { afterAll, describe, expect, test } from 'vitest'
import { BONUS_STATES } from '../store/rewards/bonuses.ts'
import { createTestSandbox } from '../testing/sandbox.ts'

const bench = createTestSandbox()
afterAll(() => bench.sandbox.close())

const give = (member: string, more: object = {}) =>
  bench.control('POST', '/sandbox/bonuses', { merchant: 'pampas', member, amount: '20.00', ...more })
const ledgerOf = (member: string) => bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${member}`)

describe('a bonus', () => {
  test.each(BONUS_STATES)('can be %s, and the books stay right', async (state) => {
    const { username } = await bench.member('player', undefined, '100.00')
    expect(await give(username, { state, turnoverRequired: '60.00' })).toMatchObject({ status: 201, state })
    const kept = state === 'active' || state === 'completed'
    expect(await ledgerOf(username)).toMatchObject({ balance: kept ? '120.00' : '100.00', total: '0' })
  })

  test('without turnover is the player’s own at once', async () => {
    const { username } = await bench.member('player', undefined, '0.00')
    expect(await give(username)).toMatchObject({ state: 'completed' })
    expect(await ledgerOf(username)).toMatchObject({
      balance: '20.00',
      transactions: [{ reason: 'deposit-bonus' }],
    })
  })

  test.each([
    [{ amount: '1.234' }, 'amount: "1.234" is no amount'],
    [{ state: 'lost' }, 'state: expected offered, active'],
    [{ member: 'ghost' }, 'member: pampas has no "ghost"'],
  ])('is not given from %j', async (payload, message) => {
    const { username } = await bench.member()
    const { status, error } = await give(username, payload)
    expect(status).toBe(400)
    expect(error).toContain(message)
  })
})
