import { expect, test } from 'vitest'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { missionPeriod } from './missions.ts'
import { createTestSandbox, wireframe } from '../testing/sandbox.ts'

const bench = createTestSandbox()

const claim = (token: string, from: string, requestNo: string) =>
  bench.call('claimMission', { token, payload: { requestNo, from }, headers: { [HEADERS.idempotency]: requestNo } })
const help = async (member: string, kind: string, progress: string): Promise<string> =>
  String((await bench.control('POST', '/sandbox/missions', { merchant: 'pampas', member, kind, progress }))['mission'])

test('a reward is claimed once its mission is done, and once alone', async () => {
  const { username, token } = await bench.member('empty')
  const mission = await help(username, 'bets-of-the-week', '499.99')
  expect(await claim(token, mission, '1'.repeat(32))).toMatchObject({
    success: false,
    message: 'mission not completed',
  })
  await help(username, 'bets-of-the-week', '500')
  const summary = await bench.call('getMissionSummary', { token, payload: { language: 'EN' } })
  expect(summary.value).toMatchObject({
    missions: expect.arrayContaining([
      expect.objectContaining({ id: mission, progress: '500.00', goal: '500.00', reward: '15.00', state: 'claimable' }),
    ]),
  })
  const menu = await bench.call('listMemberPages', { token })
  expect(menu.value).toMatchObject({
    pages: expect.arrayContaining([{ page: 'missionLeaderboard', count: 1 }]),
  })
  expect(await claim(token, mission, '2'.repeat(32))).toMatchObject({ success: true, value: { amount: '15.00' } })
  expect(await claim(token, mission, '2'.repeat(32))).toMatchObject({ success: true })
  expect(await claim(token, mission, '3'.repeat(32))).toMatchObject({ message: 'reward claimed already' })
  expect(await claim(token, 'nothing', '4'.repeat(32))).toMatchObject({ message: 'mission not found' })
  expect(await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)).toMatchObject({
    balance: '15.00',
    total: '0',
    transactions: [{ reason: 'mission-reward' }],
  })
})

test('the board is sorted, and has a member who plays', async () => {
  const { token } = await bench.member()
  const { value } = await bench.call('getMissionLeaderboard', { token, payload: { count: 5 } })
  const { list, own } = value as { list: { rank: number; amount: string }[]; own: unknown }
  expect(list.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
  expect(list.map(({ amount }) => Number(amount))).toEqual(
    list.map(({ amount }) => Number(amount)).toSorted((a, b) => b - a),
  )
  expect(own).toBeNull()
})

test.each([
  [undefined, '2026-11-22T23:59:00Z', '2026-11-16T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  // Where it is Monday already, and where it is Sunday still.
  ['Asia/Shanghai', '2026-11-22T23:59:00Z', '2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
  ['America/Argentina/Buenos_Aires', '2026-11-23T02:59:00Z', '2026-11-16T03:00:00.000Z', '2026-11-23T03:00:00.000Z'],
  // A day of 25 hours.
  ['America/New_York', '2026-11-01T12:00:00Z', '2026-10-26T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
])('weeks begin on Monday and days at midnight of the merchant’s zone: %s at %s', (timeZone, at, monday, midnight) => {
  const periods = { now: () => Date.parse(at), merchant: { ...wireframe, ...(timeZone && { timeZone }) } }
  expect(new Date(missionPeriod('week', periods).begins).toISOString()).toBe(monday)
  expect(new Date(missionPeriod('day', periods).ends).toISOString()).toBe(midnight)
})
