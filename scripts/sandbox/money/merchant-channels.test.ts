/** Which ways to pay a merchant has, in which order, and what its players read. */
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { listDepositMethods } from '../../../src/api/money/deposits.ts'
import { createTestSandbox, pampas, type Bench } from '../testing/sandbox.ts'
import { minorUnits } from '../site/merchant.ts'

const own = {
  ...pampas,
  unit: 1000,
  deposits: [
    { code: 'BANK-2', called: { en: 'Transfer to an alias', es: 'Transferencia a un alias' }, presets: [5, 10] },
    { code: 'WALLET', mark: 'qr' as const, min: 3 },
    { code: 'CASH' },
    { code: 'BANK-1', called: { en: 'House bank' } },
  ],
}

async function channelsIn(bench: Bench, language: string) {
  const { token } = await bench.member()
  const headers = { 'x-language': language }
  const { value } = await bench.call('listDepositMethods', { token, headers })
  return v.parse(listDepositMethods.reply, value).methods.flatMap(({ channels }) => channels)
}

test('a merchant has its own ways to pay, in its order and by its names', async () => {
  const bench = createTestSandbox({ merchants: [own] })
  const read = async (language: string) =>
    (await channelsIn(bench, language)).map(({ code, name, mark }) => [code, name, mark])
  expect(await read('TY')).toEqual([
    ['BANK-2', 'Transferencia a un alias', 'bank'],
    ['WALLET', 'E-wallet', 'qr'],
    ['CASH', 'Cash at a shop', 'cash'],
    ['BANK-1', 'House bank', 'bank'],
  ])
  expect((await read('EN')).map(([, name]) => name)).toEqual([
    'Transfer to an alias',
    'E-wallet',
    'Cash at a shop',
    'House bank',
  ])
})

test('what its currency is worth is what its bounds are told in', async () => {
  const bench = createTestSandbox({ merchants: [own] })
  const [transfer, wallet] = await channelsIn(bench, 'EN')
  expect(transfer).toMatchObject({ min: '10000.00', presets: ['5000.00', '10000.00'] })
  expect(wallet).toMatchObject({ min: '3000.00' })
})

test('a merchant that names none has all that there are', async () => {
  const all = await channelsIn(createTestSandbox({ merchants: [pampas] }), 'EN')
  expect(all.map(({ code }) => code)).toEqual([
    'BANK-1',
    'BANK-2',
    'CARD',
    'QR',
    'WALLET',
    'USDT-TRC20',
    'USDT-ERC20',
    'CASH',
    'VOUCHER',
  ])
})

test.each([
  [{ currencyDigits: 2 }, 500n],
  [{ currencyDigits: 0 }, 50_000n],
  [{ currencyDigits: 2, unit: 1000 }, 500_000n],
  [{ currencyDigits: 0, unit: 20 }, 100n],
])('five in a currency of %j are %s minor units', (worth, minor) => expect(minorUnits(worth, 5)).toBe(minor))
