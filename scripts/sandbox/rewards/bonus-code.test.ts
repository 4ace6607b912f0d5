import { expect, test } from 'vitest'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { newRequestNo } from '../../../src/rules/money/money-intent.ts'
import { WRONG_CODES } from '../store/account/attempts.ts'
import { createTestSandbox } from '../testing/sandbox.ts'

const bench = createTestSandbox()

const redeem = (token: string, from: string) => {
  const requestNo = newRequestNo()
  return bench.call('redeemBonusCode', {
    token,
    payload: { requestNo, from },
    headers: { [HEADERS.idempotency]: requestNo },
  })
}
const make = (said: object) =>
  bench.control('POST', '/sandbox/bonus-codes', { merchant: 'pampas', amount: '5', ...said })
const ledgerOf = (member: string) => bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${member}`)

test('a code brings money once, however it is typed', async () => {
  const { username, token } = await bench.member('empty')
  const { value } = await redeem(token, ' hello10 ')
  expect(value).toMatchObject({ amount: '10.00' })
  expect(await redeem(token, 'HELLO10')).toMatchObject({
    success: false,
    message: 'bonus code used already',
    value: { field: 'from' },
  })
  const { reference } = value as { reference: string }
  expect(await ledgerOf(username)).toMatchObject({
    balance: '10.00',
    total: '0',
    transactions: [{ reason: 'bonus-code', reference }],
  })
})

test('a code that has to be bet brings a bonus', async () => {
  const { token } = await bench.member('empty')
  expect((await redeem(token, 'PLAY20')).value).toMatchObject({ amount: '20.00', turnoverRequired: '60.00' })
  const { value } = await bench.call('listBonuses', { token, payload: { language: 'EN', pageNo: 1, pageSize: 10 } })
  expect(value).toMatchObject({
    list: [{ name: 'PLAY20', amount: '20.00', turnoverRequired: '60.00', state: 'active' }],
  })
})

test.each([
  ['NOTHING', 'bonus code not found'],
  ['SPRING5', 'bonus code expired'],
  ['FIRST100', 'bonus code used up'],
  ['CLUB50', 'bonus code not for this member'],
])('%s is refused: %s', async (code, message) => {
  const { username, token } = await bench.member('empty')
  expect(await redeem(token, code)).toMatchObject({ success: false, message, value: { field: 'from' } })
  expect(await ledgerOf(username)).toMatchObject({ balance: '0.00' })
})

test('a rank opens codes that others can’t use', async () => {
  const { token } = await bench.member('vip')
  expect(await redeem(token, 'CLUB50')).toMatchObject({ value: { amount: '50.00' } })
})

test('an operator makes codes for one member, for so many, and until a day', async () => {
  const [one, other] = [await bench.member('empty'), await bench.member('empty')]
  await make({ code: 'mine', member: one.username })
  expect(await redeem(other.token, 'MINE')).toMatchObject({ message: 'bonus code not for this member' })
  expect(await redeem(one.token, 'MINE')).toMatchObject({ value: { amount: '5.00' } })
  await make({ code: 'once', uses: 1 })
  expect(await redeem(one.token, 'ONCE')).toMatchObject({ success: true })
  expect(await redeem(other.token, 'ONCE')).toMatchObject({ message: 'bonus code used up' })
  await make({ code: 'late', ends: -1 })
  expect(await redeem(one.token, 'LATE')).toMatchObject({ message: 'bonus code expired' })
})

test('codes can’t be guessed: after too many that were none, none is taken for a while', async () => {
  const { token } = await bench.member('empty')
  for (let tried = 0; tried < WRONG_CODES; tried += 1)
    expect(await redeem(token, `GUESS${tried}`)).toMatchObject({ message: 'bonus code not found' })
  expect(await redeem(token, 'HELLO10')).toMatchObject({ success: false, message: 'too many requests' })
})
