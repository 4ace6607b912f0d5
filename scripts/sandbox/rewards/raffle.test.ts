import { expect, test } from 'vitest'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { ALL_ODDS, PRIZE_KEYS, prizeAt, RAFFLE_PRIZES } from '../seeds/rewards/raffle.ts'
import { createTestSandbox } from '../testing/sandbox.ts'

let later = 0
const bench = createTestSandbox({ now: () => Date.now() + later })

const draw = (token: string, from: string, requestNo: string) =>
  bench.call('claimRaffle', { token, payload: { requestNo, from }, headers: { [HEADERS.idempotency]: requestNo } })
const give = (member: string, said: object) =>
  bench.control('POST', '/sandbox/raffles', { merchant: 'pampas', member, ...said })
const list = async (said: object = {}) =>
  ((await bench.call('listRaffles', { ...said, payload: { language: 'EN' } })).value as { list: unknown[] }).list

test('every number wins a prize, each as often as its odds say', () => {
  const won = Array.from({ length: ALL_ODDS }, (_, number) => prizeAt(number))
  for (const key of PRIZE_KEYS)
    expect([key, won.filter((one) => one === key).length]).toEqual([key, RAFFLE_PRIZES[key].odds])
  expect(() => prizeAt(ALL_ODDS)).toThrow(RangeError)
})

test('a ticket is one draw, whose prize is paid once and stands in the records', async () => {
  const { username, token } = await bench.member('empty')
  const { raffle } = await give(username, { tickets: 2, prize: 'five' })
  const id = String(raffle)
  expect(await list({ token })).toMatchObject([
    { id, tickets: 2, prizes: expect.arrayContaining([{ id: 'five', name: '', amount: '5.00', odds: '8.00' }]) },
  ])
  const won = await draw(token, id, '1'.repeat(32))
  expect(won).toMatchObject({ success: true, value: { amount: '5.00', prize: 'five', tickets: 1 } })
  expect((await draw(token, id, '1'.repeat(32))).value).toEqual(won.value)
  await give(username, { tickets: 0, prize: 'none-a' })
  expect(await draw(token, id, '2'.repeat(32))).toMatchObject({
    value: { amount: '0.00', prize: 'none-a', tickets: 0 },
  })
  expect(await draw(token, id, '3'.repeat(32))).toMatchObject({ message: 'no tickets left' })
  const { value } = await bench.call('listRaffleDraws', { token, payload: { pageNo: 1, pageSize: 5 } })
  const { reference } = won.value as { reference: string }
  expect(value).toMatchObject({
    total: 2,
    list: [
      { prize: 'none-a', amount: '0.00' },
      { reference, raffle: id, prize: 'five', amount: '5.00' },
    ],
  })
  expect(await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)).toMatchObject({
    balance: '5.00',
    total: '0',
    transactions: [{ reason: 'raffle', reference }],
  })
})

test('without a prize that an operator named chance decides, and what is won is paid', async () => {
  const { username, token } = await bench.member('empty')
  const { raffle } = await give(username, { tickets: 1 })
  const { value } = await draw(token, String(raffle), '1'.repeat(32))
  const { prize, amount } = value as { prize: keyof typeof RAFFLE_PRIZES; amount: string }
  expect(amount).toBe(`${RAFFLE_PRIZES[prize].amount ?? 0}.00`)
  expect(await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)).toMatchObject({
    balance: amount,
  })
})

test('deposits of the week bring tickets, and a week that is over is no more', async () => {
  const { username, token } = await bench.member('empty')
  await bench.control('POST', '/sandbox/scenarios', { kind: 'deposit-state', state: 'credited', brand: 'pampas' })
  const requestNo = 'd'.repeat(32)
  const payload = { requestNo, from: 'CARD', amount: '20.00', returnUrl: 'http://sandbox.test/' }
  const headers = { [HEADERS.idempotency]: requestNo }
  expect(await bench.call('createDeposit', { token, payload, headers })).toMatchObject({ success: true })
  const [before] = (await list({ token })) as { id: string; tickets: number }[]
  expect(before).toMatchObject({ tickets: 1 })
  expect(await list()).toMatchObject([{ id: before?.id, tickets: 0 }])
  later = 7 * 86_400_000
  const made = await bench.member('empty')
  expect(await list({ token: made.token })).toMatchObject([{ tickets: 0 }])
  expect(await draw(made.token, before?.id ?? '', 'e'.repeat(32))).toMatchObject({ message: 'raffle not found' })
  expect(username).not.toBe(made.username)
})
