import { expect, test } from 'vitest'
import { createTestSandbox } from '../testing/sandbox.ts'

const bench = createTestSandbox()

const friends = (member: string, count: number, deposited: number) =>
  bench.control('POST', '/sandbox/referrals', { merchant: 'pampas', member, count, deposited })
const ledger = (member: string) => bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${member}`)

test('a friend who has made a deposit earns something, once; the others are yet to', async () => {
  const { username, token } = await bench.member('empty')
  const asked = { token, payload: { language: 'EN' } }
  expect((await bench.call('getReferral', asked)).value).toMatchObject({ invited: 0, rewarded: 0, earned: '0.00' })
  await friends(username, 3, 2)
  await bench.call('getReferral', asked)
  expect((await bench.call('getReferral', asked)).value).toMatchObject({
    invited: 3,
    rewarded: 2,
    earned: '20.00',
    reward: '10.00',
  })
  expect(await ledger(username)).toMatchObject({ balance: '20.00', total: '0' })
  const { value } = await bench.call('listReferrals', { token, payload: { pageNo: 2, pageSize: 2 } })
  expect(value).toMatchObject({ total: 3, list: [{ name: expect.stringContaining('***') }] })
})

test('codes are each member’s own, and a friend counts for one alone', async () => {
  const [one, other] = [await bench.member('empty'), await bench.member('empty')]
  await friends(one.username, 1, 1)
  const say = async ({ token }: { token: string }) =>
    (await bench.call('getReferral', { token, payload: { language: 'EN' } })).value as { code: string; invited: number }
  const [mine, theirs] = [await say(one), await say(other)]
  expect(mine.code).not.toBe(theirs.code)
  expect([mine.invited, theirs.invited]).toEqual([1, 0])
})
