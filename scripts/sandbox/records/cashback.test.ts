import { afterEach, expect, test } from 'vitest'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { createTestSandbox } from '../testing/sandbox.ts'

let now = Date.UTC(2026, 10, 22, 12)
const bench = createTestSandbox({ now: () => now })
afterEach(() => bench.control('DELETE', '/sandbox/scenarios'))

const claim = (token: string, requestNo: string) =>
  bench.call('claimCashback', { token, payload: { requestNo }, headers: { [HEADERS.idempotency]: requestNo } })
const bets = async (member: string, category: string, validBet: string): Promise<void> => {
  now += 1000
  await bench.control('POST', '/sandbox/cashback', { merchant: 'pampas', member, category, validBet })
}

test('it is a share of the valid bets by category, claimed once, and begins anew with that', async () => {
  const { username, token } = await bench.member('empty')
  expect((await bench.call('getCashback', { token })).value).toMatchObject({
    categories: [],
    total: '0.00',
    since: null,
  })
  await bets(username, 'RNG', '100.10')
  expect(await claim(token, '1'.repeat(32))).toMatchObject({ success: false, message: 'cashback below the minimum' })
  await bets(username, 'LIVE', '1000')
  expect((await bench.call('getCashback', { token })).value).toMatchObject({
    categories: [
      { gameType: 'LIVE', validBet: '1000.00', rate: '0.50', amount: '5.00' },
      { gameType: 'RNG', validBet: '100.10', rate: '0.80', amount: '0.80' },
    ],
    total: '5.80',
    min: '1.00',
  })
  expect(await claim(token, '2'.repeat(32))).toMatchObject({ value: { amount: '5.80' } })
  expect(await claim(token, '2'.repeat(32))).toMatchObject({ value: { amount: '5.80' } })
  expect(await claim(token, '3'.repeat(32))).toMatchObject({ success: false })
  await bets(username, 'SPORTS', '500')
  expect((await bench.call('getCashback', { token })).value).toMatchObject({ total: '3.00', since: expect.any(Number) })
  const { value } = await bench.call('listCashbacks', { token, payload: { pageNo: 1, pageSize: 10 } })
  expect(value).toMatchObject({ total: 1, list: [{ amount: '5.80' }] })
  expect(await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)).toMatchObject({
    balance: '5.80',
    total: '0',
  })
})

test('without the module there is none', async () => {
  const { token } = await bench.member()
  await bench.control('POST', '/sandbox/scenarios', { kind: 'modules', off: ['MANUAL_REBATE'] })
  expect(await bench.call('getCashback', { token })).toMatchObject({ success: false, message: 'operation not allowed' })
})
