import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { listMoneyRequests } from '../../../src/api/money/money-requests.ts'
import { getMerchantWallet } from '../../../src/api/money/wallet.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { KEY_REUSED, WITHDRAWN } from './idempotency.ts'
import { hoasen, createTestSandbox, pampas } from '../testing/sandbox.ts'

const bench = createTestSandbox({ merchants: [pampas, hoasen] })
afterAll(() => bench.sandbox.close())

const numberOf = (count: number): string => count.toString(16).padStart(32, '0')
const NUMBER = numberOf(1)

/** A member of the merchant whose wallets are apart, and what they ask for. */
async function enter(balance = '100.00') {
  const { username, token } = await bench.member('player', hoasen, balance)
  const call = (name: Parameters<typeof bench.call>[0], payload: object, headers: Record<string, string> = {}) =>
    bench.call(name, { payload, token, merchant: hoasen, headers })
  const send = (name: 'transferFunds' | 'collectFunds', requestNo: string, rest: object = {}) =>
    call(name, { requestNo, ...rest }, { [HEADERS.idempotency]: requestNo })
  return {
    token,
    transfer: (from: string, to: string, amount: string, requestNo = NUMBER) =>
      send('transferFunds', requestNo, { from, to, amount }),
    collect: (requestNo = NUMBER) => send('collectFunds', requestNo),
    settle: async (requestNo = NUMBER) => (await call('settleMoneyRequest', { requestNo })).value,
    requests: async () => v.parse(listMoneyRequests.reply, (await call('listMoneyRequests', {})).value).list,
    wallets: async () => v.parse(getMerchantWallet.reply, (await call('getMerchantWallet', {})).value),
    ledger: () => bench.control('GET', `/sandbox/ledger?merchant=hoasen&member=${username}`),
  }
}

const scenario = async (said: object, within: () => Promise<void>): Promise<void> => {
  await bench.control('POST', '/sandbox/scenarios', { brand: 'hoasen', ...said })
  try {
    await within()
  } finally {
    await bench.control('DELETE', '/sandbox/scenarios?brand=hoasen')
  }
}

describe('a transfer', () => {
  test('moves an amount out and home, and is told of in the records', async () => {
    const { transfer, ledger, requests } = await enter()
    const out = await transfer('MAIN', 'AG', '40.00')
    expect(out).toMatchObject({ success: true, value: { reference: expect.stringMatching(/^T[0-9A-F]{12}$/) } })
    await transfer('AG', 'MAIN', '15.50', numberOf(2))
    expect(await ledger()).toMatchObject({ balance: '75.50', sumBalance: '100.00', total: '0' })
    const told = { kind: 'transfer', state: 'done' }
    expect(await requests()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...told, from: 'AG', to: 'MAIN', amount: '15.50' }),
        expect.objectContaining({ ...told, from: 'MAIN', to: 'AG', amount: '40.00', ...(out.value as object) }), // an object, by its schema
      ]),
    )
  })

  test.each([
    ['MAIN', 'AG', '100.01', 'insufficient balance', {}],
    ['AG', 'MAIN', '1.00', 'insufficient balance', {}],
    ['MAIN', 'AG', '0.99', 'amount below the minimum', { field: 'amount' }],
    ['MAIN', 'AG', '5000.01', 'amount above the maximum', { field: 'amount' }],
    ['MAIN', 'AG', '1.005', 'invalid amount', { field: 'amount' }],
    ['MAIN', 'AG', '-1.00', 'invalid amount', { field: 'amount' }],
    ['MAIN', 'MAIN', '1.00', 'wallet not found', { field: 'to' }],
    ['AG', 'CQ9', '1.00', 'wallet not found', { field: 'to' }],
    ['MAIN', 'NOBODY', '1.00', 'wallet not found', { field: 'to' }],
  ])('from %s to %s of %s is refused: %s', async (from, to, amount, message, value) => {
    const { transfer, ledger } = await enter()
    expect(await transfer(from, to, amount)).toMatchObject({ status: 200, success: false, message, value })
    expect(await ledger()).toMatchObject({ balance: '100.00', sumBalance: '100.00' })
  })

  test('to or from a vendor that rests is refused, and its wallet says so', async () => {
    const { transfer, collect, wallets } = await enter()
    await transfer('MAIN', 'AG', '40.00')
    await transfer('MAIN', 'CQ9', '10.00', numberOf(2))
    await scenario({ kind: 'game-maintenance', vendor: 'AG' }, async () => {
      const resting = { success: false, message: 'wallet under maintenance' }
      expect(await transfer('MAIN', 'AG', '1.00', numberOf(3))).toMatchObject({ ...resting, value: { field: 'to' } })
      expect(await transfer('AG', 'MAIN', '1.00', numberOf(4))).toMatchObject({ ...resting, value: { field: 'from' } })
      // What the others hold comes home all the same.
      expect(await collect(numberOf(5))).toMatchObject({ success: true, value: { amount: '10.00' } })
      expect(await collect(numberOf(6))).toMatchObject({ success: false, message: 'nothing to collect' })
      const held = (await wallets()).wallets?.filter(({ vassalage }) => ['AG', 'CQ9'].includes(vassalage))
      expect(held).toEqual([
        { vassalage: 'CQ9', balance: '0.00', maintenance: null },
        { vassalage: 'AG', balance: '40.00', maintenance: { until: null } },
      ])
    })
  })

  test('is none where there is one wallet', async () => {
    const { token } = await bench.member('player', pampas, '100.00')
    const payload = { requestNo: NUMBER, from: 'MAIN', to: 'AG', amount: '1.00' }
    const headers = { [HEADERS.idempotency]: NUMBER }
    expect(await bench.call('transferFunds', { payload, token, headers })).toMatchObject({
      success: false,
      message: 'wallet not found',
    })
    expect((await bench.call('getMerchantWallet', { token })).value).toEqual({ isSingle: true, mainBalance: '100.00' })
  })

  test('and collecting keep every unit, whatever is moved where (property)', async () => {
    const vendor = fc.constantFrom('AG', 'CQ9', 'KY')
    const amount = fc.integer({ min: 1, max: 9999 }).map((minor) => (minor / 100).toFixed(2))
    const step = fc.oneof(
      fc.record({ out: vendor, amount }),
      fc.record({ home: vendor, amount }),
      fc.constant({ collect: true }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const player = await enter('123.45')
        for (const [index, said] of steps.entries()) {
          const requestNo = numberOf(index + 1)
          if ('out' in said) await player.transfer('MAIN', said.out, said.amount, requestNo)
          else if ('home' in said) await player.transfer(said.home, 'MAIN', said.amount, requestNo)
          else await player.collect(requestNo)
          const { mainBalance, wallets } = await player.wallets()
          const all = [mainBalance ?? '', ...(wallets ?? []).map(({ balance }) => balance)].map((text) =>
            parseMoney(text, 2),
          )
          expect(all.reduce((sum, each) => sum + each, 0n)).toBe(12_345n)
          expect(all.every((each) => each >= 0n)).toBe(true)
        }
        expect(await player.ledger()).toMatchObject({ sumBalance: '123.45', total: '0' })
      }),
      { numRuns: 30 },
    )
  })
})

describe('a request number', () => {
  test('that was not seen is void from then on', async () => {
    const { transfer, settle, ledger, requests } = await enter()
    const told = { state: 'void', reference: '', message: '', amount: null }
    expect(await settle()).toEqual(told)
    expect(await transfer('MAIN', 'AG', '10.00')).toMatchObject({ success: false, message: WITHDRAWN })
    expect(await settle()).toEqual(told)
    expect(await ledger()).toMatchObject({ balance: '100.00' })
    expect(await requests()).toEqual([])
  })

  test('that is void stays so while deduplication is off', async () => {
    const { transfer, settle, ledger } = await enter()
    await settle()
    await scenario({ kind: 'no-deduplication' }, async () => {
      expect(await transfer('MAIN', 'AG', '10.00')).toMatchObject({ success: false, message: WITHDRAWN })
    })
    expect(await ledger()).toMatchObject({ balance: '100.00' })
  })

  test('tells what came of it: done or refused, and how much where it did not say', async () => {
    const { transfer, collect, settle } = await enter()
    const { value } = await transfer('MAIN', 'AG', '10.00')
    // An object, by its schema.
    expect(await settle()).toEqual({ state: 'done', message: '', amount: '10.00', ...(value as object) })
    await collect(numberOf(2))
    expect(await settle(numberOf(2))).toMatchObject({ state: 'done', amount: '10.00' })
    await collect(numberOf(3))
    expect(await settle(numberOf(3))).toMatchObject({ state: 'refused', message: 'nothing to collect' })
  })

  test('is that of one member', async () => {
    const [one, other] = [await enter(), await enter()]
    await one.transfer('MAIN', 'AG', '10.00')
    expect(await other.settle()).toMatchObject({ state: 'void' })
    expect(await one.settle()).toMatchObject({ state: 'done' })
  })

  test('is the same in payload and header, and of one payload', async () => {
    const { token, transfer } = await enter()
    const payload = { requestNo: NUMBER, from: 'MAIN', to: 'AG', amount: '1.00' }
    const headers = { [HEADERS.idempotency]: numberOf(2) }
    expect(await bench.call('transferFunds', { payload, token, merchant: hoasen, headers })).toMatchObject({
      status: 400,
      value: { field: 'requestNo' },
    })
    // A brand may leave the header out.
    expect(await bench.call('transferFunds', { payload, token, merchant: hoasen })).toMatchObject({ success: true })
    expect(await transfer('MAIN', 'AG', '2.00')).toMatchObject({ success: false, message: KEY_REUSED })
  })
})
