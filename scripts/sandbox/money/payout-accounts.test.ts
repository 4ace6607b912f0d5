import { expect, test } from 'vitest'
import * as v from 'valibot'
import { listPayoutTargets } from '../../../src/api/money/payout-accounts.ts'
import { makeCbu, SAMPLE_CBU } from '../../../src/rules/money/make-cbu.ts'
import { maskNumber } from './payout-accounts.ts'
import { createTestSandbox, pampas } from '../testing/sandbox.ts'

const MERCHANTS = {
  AR: pampas,
  VN: { ...pampas, id: 'lotus', merchantCode: 'lotus', country: 'VN' },
  TH: { ...pampas, id: 'siam', merchantCode: 'siam', country: 'TH' },
}

/** Adds one account of a new member. */
async function addTo(country: keyof typeof MERCHANTS, numbers: readonly string[], bankName?: string) {
  const bench = createTestSandbox({ merchants: Object.values(MERCHANTS) })
  const merchant = MERCHANTS[country]
  const { token } = await bench.member('player', merchant)
  const targets = await bench.call('listPayoutTargets', { token, merchant, payload: {} })
  const { banks } = v.parse(listPayoutTargets.reply, targets.value)
  const bank = (banks.find(({ name }) => name === bankName) ?? banks[0])?.code
  const heard = []
  for (const number of numbers)
    heard.push(await bench.call('addBankAccount', { token, merchant, payload: { bank, number } }))
  return heard
}

test.each([
  ['AR', SAMPLE_CBU],
  ['AR', makeCbu('00000031000000012345')],
  ['AR', 'CUARTO.CENTRO.NAIPE'],
  ['VN', '0123456789'],
  ['TH', '1234567890'],
] as const)('in %s %s is taken', async (country, number) => {
  const [heard] = await addTo(country, [number])
  expect(heard).toMatchObject({ success: true, value: { number: `•••• ${number.slice(-4)}` } })
})

test.each([
  ['AR', SAMPLE_CBU.replace(/.$/, '8')],
  ['AR', SAMPLE_CBU.slice(1)],
  ['AR', '0070123430004567'],
  ['AR', 'casa1'],
  ['VN', '1'.repeat(20)],
  ['VN', 'ana.paz'],
  ['TH', '12345'],
  // What only parts the digits is the client's to take out.
  ['TH', '123-4-56789'],
] as const)('in %s %s is refused at its field', async (country, number) => {
  const [heard] = await addTo(country, [number])
  expect(heard).toMatchObject({ success: false, message: 'invalid account number', value: { field: 'number' } })
})

test('a bank’s own rule goes before the country’s', async () => {
  const [short, right] = await addTo('VN', ['123456789', '1234567890'], 'BIDV')
  expect(short).toMatchObject({ success: false, value: { field: 'number' } })
  expect(right).toMatchObject({ success: true })
})

test('an alias is the same one in small letters', async () => {
  const [, twice] = await addTo('AR', ['Casa.Sol.9', 'casa.sol.9'])
  expect(twice).toMatchObject({ success: false, message: 'payout account is there already' })
})

test.each([
  ['casa.1', '•••• a.1'],
  ['casa.sol', '•••• .sol'],
  [SAMPLE_CBU, '•••• 4567'],
])('%s is told as %s', (number, told) => {
  expect(maskNumber({ kind: 'bank', number })).toBe(told)
})
