import { afterAll, describe, expect, test } from 'vitest'
import {
  contractsOf,
  logInAgain,
  makePair,
  makeParty,
  offer,
  settlementsOf,
  take,
  TERMS,
  type Party,
} from '../../testing/contracts.ts'
import { createTestSandbox, hoasen } from '../../testing/sandbox.ts'

const MINUTE = 60_000
let now = Date.UTC(2026, 4, 6, 3)
const bench = createTestSandbox({ merchants: [hoasen], now: () => now })
afterAll(() => bench.sandbox.close())

const at = { merchant: hoasen }
const bet = ({ username }: Party, stake: string, win = '0') =>
  bench.control('POST', '/sandbox/bets', { merchant: 'hoasen', member: username, stake, win })
const balanceOf = async ({ username }: Party) =>
  bench.control('GET', `/sandbox/ledger?merchant=hoasen&member=${username}`)

describe('a settlement', () => {
  test('of an hour comes when it is over, out of the upline’s wallet', async () => {
    const { upline, downline, offer: make } = await makePair(bench)
    await take(bench, downline, 'accept', await make('hourly-salary'), 'hourly-salary')
    await bet(downline, '200')
    expect((await settlementsOf(bench, downline)).list).toEqual([])
    now += 60 * MINUTE
    const { list, totals } = await settlementsOf(bench, downline)
    expect(list).toMatchObject([
      { amount: '2.00', validBet: '200.00', netLoss: '200.00', activeMembers: 1, state: 'paid' },
    ])
    expect(totals).toEqual({ paid: '2.00', owed: '0.00' })
    expect(await balanceOf(upline)).toMatchObject({ balance: '999998.00', total: '0' })
    expect(await balanceOf(downline)).toMatchObject({ balance: '999802.00' })
    expect((await settlementsOf(bench, upline)).list).toMatchObject([{ side: 'upline', teammate: { id: downline.id } }])
  })

  test('in real time comes every five minutes, by how each bet ended', async () => {
    const { downline, offer: make } = await makePair(bench)
    await take(bench, downline, 'accept', await make('real-time-salary'), 'real-time-salary')
    await bet(downline, '1000', '3000')
    await bet(downline, '1000')
    await bet(downline, '1000', '1000')
    now += 5 * MINUTE
    expect((await settlementsOf(bench, downline)).list).toMatchObject([{ amount: '15.00' }])
    now += 5 * MINUTE
    expect((await settlementsOf(bench, downline)).list).toHaveLength(1)
  })

  test('counts what those further down have bet, and of a dividend what they have lost', async () => {
    const { downline, offer: make } = await makePair(bench)
    const below = await makeParty(bench, hoasen, 'player', downline)
    await take(bench, downline, 'accept', await make())
    await bet(below, '500')
    await bet(downline, '100', '300')
    now += 7 * 24 * 60 * MINUTE
    const { list } = await settlementsOf(bench, await logInAgain(bench, downline))
    expect(list).toMatchObject([{ amount: '30.00', validBet: '600.00', netLoss: '300.00', activeMembers: 2 }])
  })

  test('stays owed while the upline has not so much, and is paid once it has', async () => {
    const upline = await makeParty(bench, hoasen, 'agent2', undefined, '1')
    const downline = await makeParty(bench, hoasen, 'player', upline)
    await offer(bench, upline, downline, TERMS['hourly-salary'])
    const [open] = await contractsOf(bench, downline)
    await take(bench, downline, 'accept', open?.id ?? '', 'hourly-salary')
    await bet(downline, '500')
    now += 60 * MINUTE
    expect(await settlementsOf(bench, downline)).toMatchObject({ totals: { paid: '0.00', owed: '5.00' } })
    await bet(upline, '1', '50')
    expect(await settlementsOf(bench, downline)).toMatchObject({ totals: { paid: '5.00', owed: '0.00' } })
    expect(await balanceOf(upline)).toMatchObject({ balance: '45.00', total: '0' })
  })

  test('of what was earned until a contract ends comes at once, and nothing after', async () => {
    const { downline, offer: make } = await makePair(bench)
    const id = await make('daily-salary')
    await take(bench, downline, 'accept', id, 'daily-salary')
    await bet(downline, '400')
    now += MINUTE
    await take(bench, downline, 'terminate', id, 'daily-salary')
    await bet(downline, '400')
    now += 48 * 60 * MINUTE
    expect((await settlementsOf(bench, await logInAgain(bench, downline))).list).toMatchObject([
      { amount: '4.00', state: 'paid' },
    ])
  })
})

test('the calculator’s figures are those of last month', async () => {
  now = Date.UTC(2026, 5, 20, 3)
  const { upline, downline } = await makePair(bench)
  await bet(downline, '70', '20')
  now = Date.UTC(2026, 6, 2, 3)
  await bet(downline, '999')
  const { token } = await logInAgain(bench, upline)
  const basis = async (kind: string, period: string) =>
    (await bench.call('getContractBasis', { ...at, token, payload: { to: downline.id, kind, period } })).value
  expect(await basis('dividend', 'monthly')).toMatchObject({
    maxRate: '50',
    current: null,
    own: null,
    spans: [{ validBet: '70.00', netLoss: '50.00', activeMembers: 1 }],
    bets: [],
  })
  expect(await basis('real-time-salary', 'five-minutes')).toMatchObject({
    spans: [],
    bets: [{ validBet: '70.00', won: false, count: 1 }],
  })
})
