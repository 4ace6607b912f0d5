import { expect, test } from 'vitest'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { createTestSandbox } from '../testing/sandbox.ts'

const bench = createTestSandbox()

const claim = (token: string, from: string, requestNo: string) =>
  bench.call('claimReward', { token, payload: { requestNo, from }, headers: { [HEADERS.idempotency]: requestNo } })
const give = async (member: string, said: object): Promise<string> =>
  String((await bench.control('POST', '/sandbox/rewards', { merchant: 'pampas', member, ...said }))['id'])

test('a reward that may be claimed comes once; one in another state, or of another member, does not', async () => {
  const { username, token } = await bench.member('empty')
  const other = await bench.member('empty')
  const mine = await give(username, { amount: '7.50' })
  const issued = await give(username, { amount: '1', status: 'Issued' })
  const theirs = await give(other.username, { amount: '1' })
  expect(await claim(token, theirs, '1'.repeat(32))).toMatchObject({ message: 'reward not found' })
  expect(await claim(token, issued, '2'.repeat(32))).toMatchObject({ message: 'reward not completed' })
  expect(await claim(token, mine, '3'.repeat(32))).toMatchObject({ success: true, value: { amount: '7.50' } })
  expect(await claim(token, mine, '4'.repeat(32))).toMatchObject({ message: 'reward claimed already' })
  const { value } = await bench.call('listRewards', { token, payload: { language: 'EN' } })
  expect(value).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ id: mine, status: 'Claimed', title: 'Birthday present' })]),
  })
  expect(await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)).toMatchObject({
    balance: '7.50',
    total: '0',
    transactions: [{ reason: 'reward', reference: mine }],
  })
})

test('how much is in a red envelope is told by claiming it', async () => {
  const { username, token } = await bench.member('empty')
  const id = await give(username, { kind: 'red-envelope', amount: '8.88' })
  const listed = async () => (await bench.call('listRewards', { token, payload: { language: 'EN' } })).value
  expect(await listed()).toMatchObject({ list: [{ id, kind: 'red-envelope', amount: null, status: 'Claim' }] })
  expect(await claim(token, id, '5'.repeat(32))).toMatchObject({ success: true, value: { amount: '8.88' } })
  expect(await listed()).toMatchObject({ list: [{ id, amount: '8.88', status: 'Claimed' }] })
})
