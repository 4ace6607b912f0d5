import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSandbox, ORIGIN } from '../../../scripts/sandbox/testing/sandbox.ts'
import { newRequestNo } from '../../rules/money/money-intent.ts'
import { Refusal } from '../../rules/failure.ts'
import {
  channelsOf,
  depositHistoryQuery,
  depositOffersQuery,
  depositQuery,
  firstOpenChannel,
  lastDeposit,
  openDepositsQuery,
  quickestChannel,
  type DepositChannel,
  type DepositRow,
} from './deposits.ts'
import { cancelDepositAtom, createDepositAtom, type AskedDeposit } from './send-deposit.ts'
import { settledIntentsAtom } from './request/pending-money.ts'
import { sessionAtom } from '../account/login/session.ts'
import { settleMoneyAtom } from './request/settle-money.ts'
import { openPage, stubStorage } from '../../testing/state.ts'

const bench = createTestSandbox()
afterAll(() => bench.sandbox.close())
beforeEach(stubStorage)
afterEach(async () => {
  vi.unstubAllGlobals()
  await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
})

async function enter() {
  const { username, token } = await bench.member('player', undefined, '0.00')
  const { store, queries } = openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
  store.set(sessionAtom, { token, accountType: 0, username, nickname: '' })
  const by: AskedDeposit = { from: 'WALLET', amount: '20.00', returnUrl: `${ORIGIN}/` }
  const ask = (said: Partial<AskedDeposit> = {}, requestNo = newRequestNo(), again = false) =>
    store.set(createDepositAtom, { ...by, ...said, requestNo, again }, queries)
  return {
    store,
    queries,
    ask,
    list: () => queries.fetchQuery({ ...openDepositsQuery, staleTime: 0 }),
    open: async () => (await queries.fetchQuery({ ...openDepositsQuery, staleTime: 0 })).list,
    order: (reference: string) => queries.fetchQuery({ ...depositQuery(reference), staleTime: 0 }),
    made: async () => {
      const sent = await ask()
      if (sent.state !== 'done') throw new Error(`it is ${sent.state}`)
      return sent.reply.reference
    },
  }
}

describe('deposits', () => {
  test('are begun with the first channel that does not rest', async () => {
    const { queries } = await enter()
    const ask = async () => channelsOf(await queries.fetchQuery({ ...depositOffersQuery('TY'), staleTime: 0 }))
    await bench.control('POST', '/sandbox/scenarios', {
      kind: 'deposit-maintenance',
      brand: 'pampas',
      channel: 'BANK-1',
      until: '2031-01-31T06:00Z',
    })
    const one = await ask()
    expect(one[0]?.rests).toEqual({ why: 'maintenance', until: Date.parse('2031-01-31T06:00Z') })
    expect(firstOpenChannel(one)?.code).toBe('BANK-2')
    await bench.control('POST', '/sandbox/scenarios', { kind: 'deposit-maintenance', brand: 'pampas', why: 'hours' })
    const all = await ask()
    expect(firstOpenChannel(all)).toBeUndefined()
    expect(all.map(({ rests }) => rests?.why)).toEqual(all.map(() => 'hours'))
  })

  test('are offered in minor units, but for what this site does not know', async () => {
    const { queries } = await enter()
    const { methods, bonuses, mostOpen } = await queries.fetchQuery(depositOffersQuery('TY'))
    expect(mostOpen).toBe(3)
    expect(methods.map(({ kind }) => kind)).toEqual(['bank', 'redirect', 'wallet', 'crypto', 'redirect', 'voucher'])
    expect(methods[1]?.channels[0]).toMatchObject({ min: 1000n, max: 200_000n, feeRate: 15_000n })
    expect(methods.at(-1)?.channels[0]).toMatchObject({ min: null, max: null })
    expect(bonuses[0]).toMatchObject({ id: 'welcome', rate: 1_000_000n, min: 1000n, max: 20_000n, times: 12 })
    await bench.control('POST', '/sandbox/scenarios', {
      kind: 'answering',
      brand: 'pampas',
      endpoint: 'listDepositMethods',
      value: { methods: [{ kind: 'pigeon', name: 'Pigeon', channels: [{ code: 'P', name: 'P', min: '0.125' }] }] },
    })
    expect(await queries.fetchQuery({ ...depositOffersQuery('TY'), staleTime: 0 })).toEqual({
      methods: [],
      bonuses: [],
      mostOpen: null,
      dayLimit: null,
    })
  })

  test('are asked for once, however often the form sends, and the very same is asked about', async () => {
    const { ask, open } = await enter()
    const requestNo = newRequestNo()
    const [one, other] = await Promise.all([ask({}, requestNo), ask({}, requestNo)])
    expect(one).toEqual(other)
    expect(await ask()).toEqual({ state: 'duplicate' })
    expect(await open()).toHaveLength(1)
  })

  test('whose answer is lost are found out, and made once', async () => {
    const { ask, open, store, queries } = await enter()
    const lost = { kind: 'failing', how: 'html', when: 'after', brand: 'pampas', endpoint: 'createDeposit', times: 1 }
    await bench.control('POST', '/sandbox/scenarios', lost)
    expect(await ask()).toEqual({ state: 'pending' })
    await store.set(settleMoneyAtom, queries)
    expect(store.get(settledIntentsAtom)).toMatchObject([{ kind: 'deposit', state: 'done', amount: '20.00' }])
    const [order] = await open()
    expect(store.get(settledIntentsAtom)[0]?.reference).toBe(order?.reference)
    expect(await open()).toHaveLength(1)
  })

  test('that are refused moved nothing', async () => {
    const { ask, open } = await enter()
    await expect(ask({ amount: '1.00' })).rejects.toThrow(Refusal)
    expect(await open()).toEqual([])
  })

  test('are found again by whoever looks, with the time that is left of each', async () => {
    const { made, order, list } = await enter()
    const reference = await made()
    const { expiresAt } = await order(reference)
    expect(expiresAt).toBeGreaterThan(Date.now())
    const before = Date.now()
    const { list: rows, total, offset } = await list()
    expect(rows).toMatchObject([{ reference, state: 'waiting', expiresAt }])
    expect(total).toBe(1)
    expect(Math.abs(offset)).toBeLessThanOrEqual(Date.now() - before)
  })

  test('are open until they are over', async () => {
    const { made, order, open, store, queries } = await enter()
    const reference = await made()
    expect(await order(reference)).toMatchObject({ state: 'waiting', amount: 2000n, fee: 10n, credited: 1990n })
    await store.set(cancelDepositAtom, reference, queries)
    expect(await order(reference)).toMatchObject({ state: 'cancelled', qr: '' })
    expect(await open()).toEqual([])
    const history = (states?: 'cancelled' | 'credited') =>
      queries.fetchQuery(depositHistoryQuery(states && [states], 1))
    expect(await history()).toMatchObject({ total: 1 })
    expect(await history('cancelled')).toMatchObject({ total: 1, list: [{ reference, amount: 2000n }] })
    expect(await history('credited')).toMatchObject({ total: 0, list: [] })
  })
})

describe('how a form begins', () => {
  const way = (code: string, more: Partial<DepositChannel> = {}) =>
    ({ code, kind: 'wallet', rests: null, feeRate: 0n, minutes: { least: 0, most: 5 }, ...more }) as DepositChannel // as much as is looked at
  const row = (channel: string, state: DepositRow['state'], amount = 2000n) =>
    ({ channel, state, amount }) as DepositRow

  test.each([
    ['the quickest', [way('SLOW', { minutes: { least: 0, most: 30 } }), way('FAST')], 'FAST'],
    [
      'the free one before a quicker one',
      [way('DEAR', { feeRate: 1n }), way('FREE', { minutes: { least: 0, most: 30 } })],
      'FREE',
    ],
    ['of two the cheaper', [way('DEAR', { feeRate: 5000n }), way('FREE')], 'FREE'],
    ['none that rests', [way('RESTS', { rests: { why: 'hours', until: null } }), way('OPEN')], 'OPEN'],
    ['one that says its time before one that does not', [way('SILENT', { minutes: null }), way('SAYS')], 'SAYS'],
    ['no voucher', [way('GIFT', { kind: 'voucher', minutes: { least: 0, most: 0 } }), way('OPEN')], 'OPEN'],
    ['no coins', [way('COINS', { kind: 'crypto', minutes: { least: 0, most: 0 } }), way('OPEN')], 'OPEN'],
    ['a voucher where there is nothing else', [way('GIFT', { kind: 'voucher' })], 'GIFT'],
  ])('with %s', (_, channels, code) => {
    expect(quickestChannel(channels)?.code).toBe(code)
  })

  test('or with what was credited last by a way that is still there', () => {
    const ways = [way('A'), way('GIFT', { kind: 'voucher' })]
    const rows = [row('A', 'rejected'), row('GONE', 'credited'), row('GIFT', 'credited'), row('A', 'credited', 5000n)]
    expect(lastDeposit(rows, ways)).toEqual({ channel: ways[0], amount: 5000n })
    expect(lastDeposit(rows.slice(0, 3), ways)).toBeUndefined()
  })
})
