import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { ContractFailure } from '../../rules/failure.ts'
import { brandAtom } from '../site/brand.ts'
import { openPage, stored, stubStorage } from '../../testing/state.ts'
import { balanceHiddenAtom, balanceQuery } from './wallet.ts'

beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

async function balance(said: string, digits = 2): Promise<bigint> {
  const { store, queries } = openPage(
    async () => new Response(`{"success":true,"message":"","value":{"sumBalance":${said}}}`),
    { token: () => 'token-of-ada' },
  )
  const brand = store.get(brandAtom)
  store.set(brandAtom, { ...brand, currency: { ...brand.currency, digits } })
  return queries.fetchQuery(balanceQuery)
}

test('is what the ledger holds, in minor units', async () => {
  const bench = createTestSandbox()
  const { token } = await bench.member('player', undefined, '1234567.80')
  const { queries } = openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)), {
    token: () => token,
  })
  expect(await queries.fetchQuery(balanceQuery)).toBe(123_456_780n)
  bench.sandbox.close()
})

test('keeps every digit of a number that no float holds', async () => {
  expect(await balance('90071992547409931.25')).toBe(9_007_199_254_740_993_125n)
  expect(await balance('"-0.1"')).toBe(-10n)
  expect(await balance('7', 0)).toBe(7n)
})

test('an amount that the currency has no coins for can’t be read, and nothing is rounded', async () => {
  const failure = await balance('"1.005"').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ContractFailure)
  expect(failure).toMatchObject({ side: 'reply', field: 'value.sumBalance' })
})

test('hiding it is remembered on this device', () => {
  const { store } = openPage(fetch)
  expect(store.get(balanceHiddenAtom)).toBe(false)
  store.set(balanceHiddenAtom, true)
  expect(store.get(balanceHiddenAtom)).toBe(true)
  expect(stored(localStorage)).toEqual({ balanceHidden: 'true' })
})

test('a device that hid it begins with it hidden', async () => {
  localStorage.setItem('balanceHidden', 'true')
  vi.resetModules()
  const fresh = await import('./wallet.ts')
  expect(openPage(fetch).store.get(fresh.balanceHiddenAtom)).toBe(true)
})
