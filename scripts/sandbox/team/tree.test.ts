import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { getTeamOverview } from '../../../src/api/team/overview.ts'
import { getTeamMember, listTeamMembers } from '../../../src/api/team/tree.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { makePair, makeParty, type Party } from '../testing/contracts.ts'
import { createTestSandbox, credentials, hoasen } from '../testing/sandbox.ts'

const DAY = 86_400_000
const now = Date.UTC(2026, 4, 20, 15)
const bench = createTestSandbox({ merchants: [hoasen], now: () => now })
afterAll(() => bench.sandbox.close())

const at = { merchant: hoasen }
const week = { startTime: now - 7 * DAY, endTime: now }
const level = async ({ token }: Pick<Party, 'token'>, said: object = {}) => {
  const payload = { pageNo: 1, pageSize: 1000, ...said }
  return v.parse(listTeamMembers.reply, (await bench.call('listTeamMembers', { ...at, token, payload })).value)
}
const one = async ({ token }: Pick<Party, 'token'>, id: string) =>
  bench.call('getTeamMember', { ...at, token, payload: { id, ...week } })
const overviewOf = async ({ token }: Pick<Party, 'token'>, span = week) =>
  v.parse(getTeamOverview.reply, (await bench.call('getTeamOverview', { ...at, token, payload: span })).value)
const sum = (amounts: readonly string[]): bigint => amounts.reduce((all, each) => all + parseMoney(each, 2), 0n)

/** An agent with a grown team. */
async function makeTop(count = 60): Promise<Party> {
  const top = await makeParty(bench, hoasen, 'agent1')
  await bench.control('POST', '/sandbox/grown-teams', { merchant: 'hoasen', member: top.username, count })
  return top
}

test('the seeded agent has five thousand below over six levels, made on first use, a level a request', async () => {
  const began = performance.now()
  const { value } = await bench.call('login', { ...at, ...credentials('agent1') })
  const agent = value as { token: string } // by its schema
  const first = await level(agent)
  expect(performance.now() - began).toBeLessThan(5000)
  const seeded = 3
  expect(first.list.reduce((all, { members }) => all + 1 + members, 0)).toBe(5000 + seeded + 3)
  expect(first).toMatchObject({ path: [], total: first.list.length })
  const depths = new Set<number>()
  let parents = first.list
  while (parents.length > 0) {
    for (const { depth } of parents) depths.add(depth)
    const widest = parents.toSorted((a, b) => b.members - a.members)[0]
    if (!widest || widest.members === 0) break
    const below = await level(agent, { parent: widest.id })
    expect(below.list.reduce((all, { members }) => all + 1 + members, 0)).toBe(widest.members)
    expect(below.path.at(-1)).toMatchObject({ id: widest.id })
    parents = below.list
  }
  expect([...depths]).toEqual([1, 2, 3, 4, 5, 6])
})

test('a search looks through as many levels as it is told to', async () => {
  const top = await makeTop()
  const [first] = (await level(top)).list
  const search = first?.username.at(-1) ?? ''
  const named = async (said: object) => (await level(top, { search, ...said })).list.map(({ depth }) => depth)
  expect(Math.max(...(await named({})))).toBeGreaterThan(1)
  expect(new Set(await named({ levels: 1 }))).toEqual(new Set([1]))
})

describe('a grown team', () => {
  test('is the same for the same seed', async () => {
    const names = async () => {
      const other = createTestSandbox({ merchants: [hoasen], now: () => now, seed: 5 })
      const { value } = await other.call('login', { ...at, ...credentials('agent1') })
      const payload = { pageNo: 1, pageSize: 50, ...week }
      const { token } = value as { token: string } // by its schema
      const heard = await other.call('listTeamMembers', { ...at, token, payload })
      other.sandbox.close()
      return heard.value
    }
    expect(await names()).toEqual(await names())
  })

  test('is found by a part of a name on all levels, by kind, and page by page', async () => {
    const top = await makeTop()
    const all = await level(top, { search: 'a' })
    expect(all.list.every(({ username, nickname }) => /a/i.test(username + nickname))).toBe(true)
    const agents = await level(top, { search: '0', isAgent: true })
    expect(agents.list.length).toBeGreaterThan(0)
    expect(agents.list.every(({ isAgent }) => isAgent)).toBe(true)
    const pages = [
      await level(top, { search: '0', pageSize: 7 }),
      await level(top, { search: '0', pageNo: 2, pageSize: 7 }),
    ]
    const whole = await level(top, { search: '0' })
    expect(pages.flatMap(({ list }) => list)).toEqual(whole.list.slice(0, 14))
    expect((await level(top, { search: '%' })).total).toBe(0)
  })

  test('comes to the same level by level, member by member, and in the overview', async () => {
    const top = await makeTop()
    const { list } = await level(top, week)
    const whole = await overviewOf(top)
    for (const field of ['validBet', 'netLoss', 'deposits', 'withdrawals'] as const) {
      expect(sum(list.map(({ figures }) => figures?.[field] ?? '0'))).toBe(parseMoney(whole[field], 2))
      expect(sum(whole.days.map((day) => day[field]))).toBe(parseMoney(whole[field], 2))
    }
    expect(parseMoney(whole.validBet, 2)).toBeGreaterThan(0n)
    expect(list.reduce((all, { figures }) => all + (figures?.active ?? 0), 0)).toBe(whole.active)
    const [first] = list.toSorted((a, b) => b.members - a.members)
    const { figures } = v.parse(getTeamMember.reply, (await one(top, first?.id ?? '')).value)
    expect(figures).toEqual(first?.figures)
    const before = await overviewOf(top, { startTime: now - 14 * DAY, endTime: now - 7 * DAY })
    const { members: _, direct: __, days: ___, waiting: ____, previous: _____, ...told } = before
    expect(whole.previous).toEqual(told)
  })

  test('counts what its members really do besides', async () => {
    const { upline, downline } = await makePair(bench)
    await bench.control('POST', '/sandbox/bets', {
      merchant: 'hoasen',
      member: downline.username,
      stake: '40',
      win: '10',
    })
    const told = await overviewOf(upline, { startTime: now - DAY, endTime: now + 1 })
    expect(told).toMatchObject({ members: 1, active: 1, validBet: '40.00', netLoss: '30.00', commission: '0.72' })
    expect(told.waiting).toEqual({ offers: 0, answers: 0, tickets: 0 })
  })
})

describe('nobody learns', () => {
  test('of an upline, a sibling, or another team', async () => {
    const top = await makeTop(12)
    const agent = await makeParty(bench, hoasen, 'agent2', top)
    const sibling = await makeParty(bench, hoasen, 'agent2', top)
    const below = await makeParty(bench, hoasen, 'player', sibling)
    const other = await makeTop(4)
    for (const { id } of [top, sibling, below, other, { id: 'hoasen-nobody' }]) {
      expect(await one(agent, id)).toMatchObject({ success: false, message: 'teammate not found' })
      const payload = { pageNo: 1, pageSize: 10, parent: id }
      const heard = await bench.call('listTeamMembers', { ...at, token: agent.token, payload })
      expect(heard).toMatchObject({ success: false, message: 'teammate not found' })
      const rebate = { ...at, token: agent.token, payload: { id, rebate: '0.1' } }
      expect(await bench.call('setMemberRebate', rebate)).toMatchObject({ message: 'teammate not found' })
    }
    expect((await level(agent, { search: '' })).total).toBe(0)
    expect((await one(top, below.id)).success).toBe(true)
  })

  test.each(['player', 'trial', 'vip'])('anything as a %s, to whom the centre is closed', async (kind) => {
    const { token } = await makeParty(bench, hoasen, kind)
    for (const [call, payload] of [
      ['getTeamOverview', week],
      ['listTeamMembers', { pageNo: 1, pageSize: 10 }],
      ['getTeamMember', { id: 'hoasen-player', ...week }],
      ['setMemberRebate', { id: 'hoasen-player', rebate: '0.1' }],
    ] as const)
      expect(await bench.call(call, { ...at, token, payload })).toMatchObject({ message: 'in_need_true_account' })
  })
})

test('a rebate lies between what those below have and what whoever gives it has', async () => {
  const { upline, downline } = await makePair(bench)
  const set = async (who: Party, id: string, rebate: string) => {
    const { message, value } = await bench.call('setMemberRebate', { ...at, token: who.token, payload: { id, rebate } })
    return message || value
  }
  const agent = await makeParty(bench, hoasen, 'agent41', upline)
  const below = await makeParty(bench, hoasen, 'player', agent)
  expect(await set(agent, below.id, '0.9')).toEqual({ rebate: '0.9' })
  expect(await set(upline, agent.id, '1.2')).toEqual({ rebate: '1.2' })
  for (const rebate of ['0.8999', '1.8001']) expect(await set(upline, agent.id, rebate)).toBe('rebate out of bounds')
  expect(await set(upline, below.id, '1')).toBe('teammate not found')
  expect((await one(upline, agent.id)).value).toMatchObject({ rebate: '1.2', rebateBounds: { min: '0.9', max: '1.8' } })
  expect((await one(upline, below.id)).value).toMatchObject({
    rebate: '0.9',
    rebateBounds: null,
    path: [{ id: agent.id }],
  })
  expect((await one(upline, downline.id)).value).toMatchObject({ rebate: '0' })
})
