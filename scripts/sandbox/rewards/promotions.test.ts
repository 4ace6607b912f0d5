import { expect, test } from 'vitest'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { createTestSandbox } from '../testing/sandbox.ts'

let later = 0
const bench = createTestSandbox({ now: () => Date.now() + later })

const asked = async (id: string, token?: string) => {
  const { value } = await bench.call('getPromotion', { ...(token && { token }), payload: { id, language: 'EN' } })
  return value
}
const apply = (token: string, payload: object) => bench.call('applyPromotion', { token, payload })
const claim = (token: string, from: string, requestNo: string) =>
  bench.call('claimPromotion', { token, payload: { requestNo, from }, headers: { [HEADERS.idempotency]: requestNo } })

test('the count of the header is that of what can be joined or claimed', async () => {
  const { username, token } = await bench.member('empty')
  const count = async () => (await bench.call('countAvailablePromotions', { token, payload: {} })).value
  const { value } = await bench.call('listPromotions', { token, payload: { language: 'EN' } })
  const { list } = value as { list: { id: string; status: string }[] }
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['Join', 'Coming soon', 'Close']))
  const joinable = list.filter(({ status }) => status === 'Join').length
  expect(await count()).toEqual({ count: joinable })
  expect(await apply(token, { id: 'match-night' })).toMatchObject({ value: { status: 'Joined', already: false } })
  expect(await count()).toEqual({ count: joinable - 1 })
  const due = { merchant: 'pampas', member: username, promotion: 'match-night', status: 'CLAIM', amount: '5' }
  await bench.control('POST', '/sandbox/promotions', due)
  expect(await count()).toEqual({ count: joinable })
})

test('an application is asked for what it has to hold, is kept once, and is looked at', async () => {
  const { token } = await bench.member()
  expect(await apply(token, { id: 'live-insurance', comment: '  ' })).toMatchObject({
    success: false,
    message: 'comment required',
    value: { field: 'comment' },
  })
  expect(await apply(token, { id: 'big-win' })).toMatchObject({ message: 'pictures required' })
  expect(await apply(token, { id: 'spring-cup' })).toMatchObject({ message: 'promotion not open' })
  expect(await apply(token, { id: 'nothing' })).toMatchObject({ message: 'promotion not found' })
  const said = { id: 'live-insurance', comment: 'Last week at the wheel' }
  expect(await apply(token, said)).toMatchObject({ value: { status: 'Applying', already: false } })
  expect(await apply(token, { ...said, comment: 'again' })).toMatchObject({
    value: { status: 'Applying', already: true },
  })
  expect(await asked('live-insurance', token)).toMatchObject({
    status: 'Applying',
    applied: { comment: 'Last week at the wheel', pictures: 0, reason: '' },
  })
  expect(await claim(token, 'live-insurance', '1'.repeat(32))).toMatchObject({ message: 'reward not completed' })
  later = 120_000
  expect(await asked('live-insurance', token)).toMatchObject({ status: 'Claim', due: '10.00' })
  expect(await asked('live-insurance')).toMatchObject({ status: 'Join', applied: null })
})

test('what is granted comes once, as money or as a bonus that is to be played', async () => {
  const { username, token } = await bench.member('empty')
  const give = (promotion: string, more: object) =>
    bench.control('POST', '/sandbox/promotions', { merchant: 'pampas', member: username, promotion, ...more })
  await give('big-win', { amount: '5' })
  expect(await claim(token, 'big-win', '2'.repeat(32))).toMatchObject({ success: true, value: { amount: '5.00' } })
  expect(await claim(token, 'big-win', '2'.repeat(32))).toMatchObject({ success: true, value: { amount: '5.00' } })
  expect(await claim(token, 'big-win', '3'.repeat(32))).toMatchObject({ message: 'reward claimed already' })
  await give('match-night', { amount: '5' })
  expect(await claim(token, 'match-night', '4'.repeat(32))).toMatchObject({ success: true })
  expect(await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)).toMatchObject({
    balance: '10.00',
    total: '0',
    transactions: [{ reason: 'promotion' }, { reason: 'deposit-bonus' }],
  })
  const bonuses = await bench.call('listBonuses', { token, payload: { language: 'EN', pageNo: 1, pageSize: 10 } })
  expect(bonuses.value).toMatchObject({ list: [{ amount: '5.00', turnoverRequired: '15.00', state: 'active' }] })
  await give('welcome', { status: 'Rejected', reason: 'Two accounts' })
  expect(await asked('welcome', token)).toMatchObject({ status: 'Rejected', applied: { reason: 'Two accounts' } })
})

test('a trial account is told to register', async () => {
  const { token } = await bench.member('trial')
  expect(await apply(token, { id: 'match-night' })).toMatchObject({ message: 'in_need_true_account' })
})
