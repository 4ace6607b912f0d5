import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSandbox, pampas } from '../../../scripts/sandbox/testing/sandbox.ts'
import { newRequestNo } from '../../rules/money/money-intent.ts'
import { ContractFailure, Refusal } from '../../rules/failure.ts'
import { sessionAtom } from '../account/login/session.ts'
import { openPage, stubStorage } from '../../testing/state.ts'
import { collectAtom, MAIN_WALLET, transferAtom, walletsQuery } from './wallets.ts'

const apart = { ...pampas, wallet: 'transfer' as const }
const bench = createTestSandbox({ merchants: [apart] })
afterAll(() => bench.sandbox.close())
beforeEach(stubStorage)
afterEach(async () => {
  vi.unstubAllGlobals()
  await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
})

/** A member's page, and what its wallets say. */
async function enter(balance = '100.00') {
  const { username, token } = await bench.member('player', apart, balance)
  const { store, queries } = openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
  store.set(sessionAtom, { token, accountType: 0, username, nickname: '' })
  const asked = () => ({ requestNo: newRequestNo(), again: false })
  return {
    wallets: () => queries.fetchQuery({ ...walletsQuery, staleTime: 0 }),
    transfer: (from: string, to: string, amount: string) =>
      store.set(transferAtom, { from, to, amount, ...asked() }, queries),
    collect: () => store.set(collectAtom, asked(), queries),
    ledger: () => bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`),
  }
}

describe('the wallets', () => {
  test('are what the ledger holds, in minor units, and all of it comes home to the last one', async () => {
    const { wallets, transfer, collect, ledger } = await enter('123.45')
    await transfer(MAIN_WALLET, 'AG', '20.05')
    await transfer(MAIN_WALLET, 'CQ9', '3.40')
    const { isSingle, main, vendors, min, max } = await wallets()
    expect([isSingle, main, min, max]).toEqual([false, 10_000n, 100n, 500_000n])
    expect(vendors.filter(({ balance }) => balance > 0n)).toEqual([
      { code: 'CQ9', balance: 340n, maintenance: null },
      { code: 'AG', balance: 2005n, maintenance: null },
    ])
    expect(await collect()).toMatchObject({ state: 'done', reply: { amount: '23.45' } })
    expect(await ledger()).toMatchObject({ balance: '123.45', sumBalance: '123.45', total: '0' })
    expect((await wallets()).vendors.every(({ balance }) => balance === 0n)).toBe(true)
  })

  test('of a vendor that rests say until when', async () => {
    const { wallets } = await enter()
    const until = Date.now() + 3_600_000
    await bench.control('POST', '/sandbox/scenarios', {
      kind: 'answering',
      brand: 'pampas',
      endpoint: 'getMerchantWallet',
      value: { isSingle: false, wallets: [{ vassalage: 'AG', balance: '1', maintenance: { until } }] },
    })
    expect(await wallets()).toEqual({
      isSingle: false,
      main: null,
      vendors: [{ code: 'AG', balance: 100n, maintenance: { until } }],
      min: null,
      max: null,
    })
  })

  test('with an amount that the currency has no coins for can’t be read', async () => {
    const { wallets } = await enter()
    const value = { isSingle: false, wallets: [{ vassalage: 'AG', balance: '1.005' }] }
    await bench.control('POST', '/sandbox/scenarios', {
      kind: 'answering',
      brand: 'pampas',
      endpoint: 'getMerchantWallet',
      value,
    })
    const failure = await wallets().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ContractFailure)
    expect(failure).toMatchObject({ field: 'value.wallets.0.balance' })
  })
})

test('nothing to collect is a refusal, and moves nothing', async () => {
  const { collect, ledger } = await enter()
  await expect(collect()).rejects.toBeInstanceOf(Refusal)
  expect(await ledger()).toMatchObject({ balance: '100.00' })
})
