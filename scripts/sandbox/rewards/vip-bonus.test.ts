import { expect, test } from 'vitest'
import { createTestSandbox } from '../testing/sandbox.ts'

const bench = createTestSandbox()
const asked = async (token: string) => (await bench.call('getVipBonus', { token, payload: { language: 'EN' } })).value

test('a member is told what the ranks bring, and how far the next is', async () => {
  const { username, token } = await bench.member('empty')
  expect(await asked(token)).toMatchObject({
    rankLevel: 1,
    progress: { done: '500.00', goal: '5000.00' },
    nextWeekly: null,
    ranks: { 0: { name: 'Bronze', upgrade: null, weekly: null }, 6: { name: 'Legend', weekly: '120.00' } },
  })
  await bench.control('POST', '/sandbox/records', { merchant: 'pampas', member: username, count: 50 })
  expect(await asked(token)).not.toMatchObject({ progress: { done: '500.00' } })
})

test('a guest is told the same of the ranks, and none is theirs', async () => {
  const { value } = await bench.call('getVipBonus', { payload: { language: 'EN' } })
  expect(value).toMatchObject({
    rankLevel: null,
    progress: null,
    ranks: { 6: { name: 'Legend', validBets: '1500000.00' } },
  })
})

test('there is no next rank at the highest', async () => {
  const { token } = await bench.member('vip')
  const said = await asked(token)
  expect(said).toMatchObject({ rankLevel: 6, progress: null })
  const next = Number((said as { nextWeekly: number }).nextWeekly)
  const form = {
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  } as const
  expect(new Intl.DateTimeFormat('en', form).format(next)).toBe('Mon, 00')
  expect(next).toBeGreaterThan(Date.now())
})
