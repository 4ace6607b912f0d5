import { expect, test } from 'vitest'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { newRequestNo } from '../../../src/rules/money/money-intent.ts'
import { createTestSandbox, pampas } from '../testing/sandbox.ts'

/** Ten in the evening in Buenos Aires, where it is still the day before. */
let now = Date.parse('2026-11-25T01:00:00Z')
const bench = createTestSandbox({
  merchants: [{ ...pampas, timeZone: 'America/Argentina/Buenos_Aires' }],
  now: () => now,
})

const asked = async (token?: string) =>
  (await bench.call('getDailySignIn', { ...(token && { token }), payload: {} })).value as {
    days: { day: string; state: string }[]
  }
const statesOf = ({ days }: { days: { state: string }[] }) => days.map(({ state }) => state)
const claim = (token: string, from: string) => {
  const requestNo = newRequestNo()
  return bench.call('claimDailySignIn', {
    token,
    payload: { requestNo, from },
    headers: { [HEADERS.idempotency]: requestNo },
  })
}
const sign = (member: string, days: number, today = false) =>
  bench.control('POST', '/sandbox/sign-ins', { merchant: 'pampas', member, days, today })

test('a day is claimed once, by the merchant’s clock, and the next goes on with the streak', async () => {
  const { username, token } = await bench.member('empty')
  expect(await asked(token)).toMatchObject({
    days: [
      { day: '2026-11-24', amount: '1.00', state: 'claimable' },
      ...Array.from({ length: 6 }, () => ({ state: 'ahead' })),
    ],
    streak: 0,
    nextDay: Date.parse('2026-11-25T03:00:00Z'),
  })
  expect(await claim(token, '2026-11-25')).toMatchObject({ message: 'sign-in not open' })
  expect(await claim(token, '2026-11-24')).toMatchObject({ success: true, value: { amount: '1.00' } })
  expect(await claim(token, '2026-11-24')).toMatchObject({ message: 'reward claimed already' })
  expect(await asked(token)).toMatchObject({ streak: 1, days: { 0: { state: 'claimed' }, 1: { state: 'ahead' } } })
  now = Date.parse('2026-11-25T03:00:00Z')
  expect(await asked(token)).toMatchObject({
    streak: 1,
    days: { 0: { state: 'claimed' }, 1: { day: '2026-11-25', state: 'claimable' } },
  })
  // Midnight has passed since the page was shown.
  expect(await claim(token, '2026-11-26')).toMatchObject({ message: 'sign-in not open' })
  expect(await claim(token, '2026-11-25')).toMatchObject({ success: true })
  expect(await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)).toMatchObject({
    balance: '2.00',
    total: '0',
    transactions: [{ reason: 'sign-in' }, { reason: 'sign-in' }],
  })
})

test('the seventh day ends a round, and the eighth begins one', async () => {
  const { username, token } = await bench.member('empty')
  const { today } = await sign(username, 6)
  const seventh = await asked(token)
  expect(seventh).toMatchObject({ streak: 6, days: { 6: { day: today, amount: '10.00' } } })
  expect(statesOf(seventh)).toEqual([...Array.from({ length: 6 }, () => 'claimed'), 'claimable'])
  await sign(username, 7, true)
  const full = await asked(token)
  expect(full).toMatchObject({ streak: 7, days: { 6: { day: today } } })
  expect(statesOf(full)).toEqual(Array.from({ length: 7 }, () => 'claimed'))
  await sign(username, 7)
  const eighth = await asked(token)
  expect(eighth).toMatchObject({ streak: 7, days: { 0: { day: today, amount: '1.00' } } })
  expect(statesOf(eighth)).toEqual(['claimable', ...Array.from({ length: 6 }, () => 'ahead')])
})

test('a day that is missed ends the streak', async () => {
  now = Date.parse('2026-11-26T02:00:00Z')
  const { username, token } = await bench.member('empty')
  await sign(username, 3)
  expect(await asked(token)).toMatchObject({ streak: 3, days: { 3: { day: '2026-11-25', state: 'claimable' } } })
  now = Date.parse('2026-11-26T03:00:00Z')
  expect(await asked(token)).toMatchObject({ streak: 0, days: { 0: { day: '2026-11-26', state: 'claimable' } } })
})

test('a guest sees what somebody would who begins today', async () => {
  const seen = await asked()
  expect(seen).toMatchObject({ streak: 0 })
  expect(statesOf(seen)).toEqual(['claimable', ...Array.from({ length: 6 }, () => 'ahead')])
})
