import { expect, test } from 'vitest'
import { Refusal } from '../../../../rules/failure.ts'
import type { DepositChannel } from '../../../../state/money/deposits.ts'
import { refusedDeposit, validateDeposit, type DepositField } from './validate-deposit.ts'

const bank: DepositChannel = {
  code: 'BANK',
  name: 'Bank',
  kind: 'bank',
  min: 500n,
  max: 500_000n,
  presets: [],
  feeRate: 0n,
  needsPayer: true,
  needsSlip: true,
  coin: '',
  network: '',
  coinRate: null,
  logo: '',
  mark: 'bank',
  minutes: null,
  rests: null,
}
const voucher: DepositChannel = { ...bank, kind: 'voucher', min: null, max: null, needsPayer: false }

test.each<[DepositChannel, { payer: string; voucher: string }, DepositField[]]>([
  [bank, { payer: '', voucher: '' }, ['payer']],
  [bank, { payer: 'Ana', voucher: '' }, []],
  [{ ...bank, needsPayer: false }, { payer: '', voucher: '' }, []],
  [voucher, { payer: '', voucher: '' }, ['voucher']],
  [voucher, { payer: '', voucher: 'GIFT' }, []],
])('what is typed is wrong where it says (%#)', (channel, values, fields) => {
  expect(Object.keys(validateDeposit(values, channel))).toEqual(fields)
})

test.each([
  [new Refusal('createDeposit', 'no', { field: 'payer' }), 'payer'],
  [new Refusal('createDeposit', 'no', { field: 'bonus' }), 'bonus'],
  [new Refusal('createDeposit', 'amount above the maximum', null), 'amount'],
  [new Refusal('createDeposit', 'no', { field: 'from' }), null],
  [new Error('no'), null],
])('%s stands at %s', (failure, field) => {
  expect(refusedDeposit(failure)).toBe(field)
})
