import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { listIncome, listTeamBets, listTeamProfit, listTeamTransactions } from '../../../src/api/team/records.ts'
import { getTeamOverview } from '../../../src/api/team/overview.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { makePair, makeParty, take, type Party } from '../testing/contracts.ts'
import { createTestSandbox, hoasen } from '../testing/sandbox.ts'

const DAY = 86_400_000
let now = Date.UTC(2026, 4, 20, 15)
const bench = createTestSandbox({ merchants: [hoasen], now: () => now })
afterAll(() => bench.sandbox.close())

const at = { merchant: hoasen }
// Whole days of the merchant's, who has those of UTC.
const week = { startTime: Date.UTC(2026, 4, 12), endTime: Date.UTC(2026, 4, 19) }
const whole = { ...week, pageNo: 1, pageSize: 500 }
type Call = Parameters<typeof bench.call>[0]
const ask = (call: Call, { token }: Pick<Party, 'token'>, payload: object) =>
  bench.call(call, { ...at, token, payload })
const bets = async (who: Party, said: object = {}) =>
  v.parse(listTeamBets.reply, (await ask('listTeamBets', who, { ...whole, ...said })).value)
const profit = async (who: Party, said: object = {}) =>
  v.parse(listTeamProfit.reply, (await ask('listTeamProfit', who, { ...whole, ...said })).value)
const transactions = async (who: Party, said: object = {}) =>
  v.parse(listTeamTransactions.reply, (await ask('listTeamTransactions', who, { ...whole, ...said })).value)
const income = async (who: Party, said: object = {}) =>
  v.parse(listIncome.reply, (await ask('listIncome', who, { ...whole, ...said })).value)
const sum = (amounts: readonly string[]): bigint => amounts.reduce((all, each) => all + parseMoney(each, 2), 0n)

async function makeTop(count = 80): Promise<Party> {
  const top = await makeParty(bench, hoasen, 'agent1')
  await bench.control('POST', '/sandbox/grown-teams', { merchant: 'hoasen', member: top.username, count })
  return top
}

test('bets, profit, transactions and the overview come to the same', async () => {
  const top = await makeTop()
  const [played, earned, moved] = [await bets(top), await profit(top), await transactions(top)]
  const told = v.parse(getTeamOverview.reply, (await ask('getTeamOverview', top, week)).value)
  expect(played.total).toBeGreaterThan(5)
  expect(played.totals).toMatchObject({ validBet: told.validBet, result: earned.totals.result })
  expect(parseMoney(told.netLoss, 2)).toBe(-parseMoney(played.totals.result, 2))
  for (const field of ['betAmount', 'validBet', 'winAmount', 'result'] as const) {
    expect(sum(played.list.map((row) => row[field]))).toBe(parseMoney(played.totals[field], 2))
    expect(sum(earned.list.map((row) => row[field]))).toBe(parseMoney(played.totals[field], 2))
  }
  expect(moved.totals).toEqual({ in: told.deposits, out: told.withdrawals })
  expect(earned.totals).toMatchObject({ deposits: told.deposits, withdrawals: told.withdrawals })
  const times = played.list.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('records are those of a level, of somebody with all below, or of somebody alone', async () => {
  const top = await makeTop()
  const first = await bets(top, { levels: 1 })
  expect(first.list.every(({ depth }) => depth === 1)).toBe(true)
  const all = await bets(top)
  const deep = all.list.find(({ depth }) => depth > 2)!
  const below = await bets(top, { member: deep.member.id })
  expect(below.list.every(({ depth }) => depth >= deep.depth)).toBe(true)
  const alone = await bets(top, { member: deep.member.id, levels: 0 })
  expect(alone.list).toEqual(all.list.filter(({ member }) => member.id === deep.member.id))
  const named = await bets(top, { search: deep.member.username.toUpperCase() })
  expect(named.list).toEqual(alone.list)
  const live = await bets(top, { gameType: 'LIVE' })
  expect(live.list).toEqual(all.list.filter(({ gameType }) => gameType === 'LIVE'))
})

test('pages of one list are those of one moment', async () => {
  const { upline, downline } = await makePair(bench)
  const bet = () =>
    bench.control('POST', '/sandbox/bets', { merchant: 'hoasen', member: downline.username, stake: '5', win: '1' })
  const lately = { startTime: now - DAY, endTime: now + DAY, pageSize: 1 }
  await bet()
  await bet()
  const first = await bets(upline, lately)
  now += 1000
  await bet()
  expect(first).toMatchObject({ total: 2, totalPages: 2 })
  const second = await bets(upline, { ...lately, pageNo: 2, snapshot: first.snapshot })
  expect(second).toMatchObject({ total: 2, totals: first.totals, list: [{ result: '-4.00', bets: 1 }] })
  expect(await ask('listTeamBets', upline, { ...whole, pageNo: 2 })).toMatchObject({ status: 400 })
  expect((await bets(upline, lately)).total).toBe(3)
})

describe('income', () => {
  test('has commissions by day, paid once by the house, whatever becomes of rebates', async () => {
    const { upline, downline } = await makePair(bench)
    await bench.control('POST', '/sandbox/bets', { merchant: 'hoasen', member: downline.username, stake: '100' })
    const days = { startTime: now - (now % DAY), endTime: now - (now % DAY) + 2 * DAY }
    expect(await income(upline, days)).toMatchObject({ list: [{ type: 'commission', amount: '1.80', state: 'open' }] })
    now += 10 * 3_600_000
    const paid = { amount: '1.80', state: 'paid', member: { id: downline.id }, validBet: '100.00' }
    for (let asked = 0; asked < 2; asked += 1)
      expect(await income(upline, days)).toMatchObject({ list: [paid], total: 1 })
    await ask('setMemberRebate', upline, { id: downline.id, rebate: '1' })
    expect(await income(upline, days)).toMatchObject({ list: [paid], totals: { amount: '1.80' } })
    const books = await bench.control('GET', `/sandbox/ledger?merchant=hoasen&member=${upline.username}`)
    expect(books).toMatchObject({ balance: '1000001.80', total: '0' })
  })

  test('has what contracts have paid, and says which kind brought how much', async () => {
    const { upline, downline, offer: make } = await makePair(bench)
    await take(bench, downline, 'accept', await make('hourly-salary'), 'hourly-salary')
    await bench.control('POST', '/sandbox/bets', { merchant: 'hoasen', member: downline.username, stake: '300' })
    now += 3_600_000
    const agent = await makeParty(bench, hoasen, 'agent2')
    expect(await income(agent, { startTime: now - DAY, endTime: now + 1 })).toMatchObject({ list: [], total: 0 })
    const earned = await ask('listIncome', downline, { ...whole, startTime: now - DAY, endTime: now + 1 })
    expect(earned).toMatchObject({ message: 'in_need_true_account' })
    const above = await income(upline, { startTime: now - DAY, endTime: now + 1 })
    expect(above.totals.byType).toEqual([{ type: 'commission', amount: '5.40' }])
  })
})

describe('nobody reads records', () => {
  const CALLS = ['listTeamBets', 'listTeamProfit', 'listTeamTransactions'] as const

  test('of an upline, a sibling, or another team', async () => {
    const top = await makeTop(6)
    const [agent, sibling] = [
      await makeParty(bench, hoasen, 'agent2', top),
      await makeParty(bench, hoasen, 'player', top),
    ]
    const other = await makeParty(bench, hoasen, 'player')
    for (const call of CALLS)
      for (const { id } of [top, sibling, other])
        expect(await ask(call, agent, { ...whole, member: id })).toMatchObject({ message: 'teammate not found' })
    await bench.control('POST', '/sandbox/bets', { merchant: 'hoasen', member: sibling.username, stake: '9' })
    expect((await bets(agent, { startTime: now - DAY, endTime: now + 1 })).total).toBe(0)
  })

  test.each(['player', 'trial', 'rich'])('as a %s, to whom the centre is closed', async (kind) => {
    const who = await makeParty(bench, hoasen, kind)
    const asked = [...CALLS, 'listIncome' as const].map((call) => ask(call, who, whole))
    for (const heard of await Promise.all(asked)) expect(heard).toMatchObject({ message: 'in_need_true_account' })
    const notices = { language: 'VI', pageNo: 1, pageSize: 5 }
    expect(await ask('listAgentAnnouncements', who, notices)).toMatchObject({ message: 'in_need_true_account' })
  })
})

test('a stretch of more than three months is refused', async () => {
  const agent = await makeParty(bench, hoasen, 'agent1')
  const long = { ...whole, startTime: week.endTime - 93 * DAY }
  expect(await ask('listTeamBets', agent, long)).toMatchObject({ message: 'range too long' })
})

test('announcements to agents are their own, the newest first', async () => {
  const agent = await makeParty(bench, hoasen, 'agent42')
  const { value } = await ask('listAgentAnnouncements', agent, { language: 'VI', pageNo: 1, pageSize: 2 })
  const ids = [{ id: 'contract-offers' }, { id: 'settlement-times' }]
  expect(value).toMatchObject({ total: 3, list: ids.map((one) => ({ ...one, title: `agent-notices/${one.id}` })) })
})
