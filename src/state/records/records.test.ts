import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox, pampas } from '../../../scripts/sandbox/testing/sandbox.ts'
import { ContractFailure } from '../../rules/failure.ts'
import { transactionSource } from './account-record.ts'
import { betSource, betQuery } from './betting-record.ts'
import { bonusesQuery } from '../rewards/bonuses.ts'
import { brandAtom } from '../site/brand.ts'
import { profitQuery } from './profit.ts'
import { recordExportsQuery, requestExportAtom } from './record-exports.ts'
import { allRecords, recordPageQuery, RECORDS_PER_PAGE, recordsQuery } from './records.ts'
import { sessionAtom } from '../account/login/session.ts'
import { openPage, stubStorage } from '../../testing/state.ts'

const DAY_MS = 86_400_000
let clock = Date.UTC(2026, 4, 20, 12)
const bench = createTestSandbox({ merchants: [pampas], now: () => clock })
afterAll(() => bench.sandbox.close())
beforeEach(stubStorage)
afterEach(async () => {
  vi.unstubAllGlobals()
  await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
})

/** A member's page with a past. */
async function enter(count: number, days = 60) {
  const { username, token } = await bench.member('player', pampas, '100.00')
  if (count > 0) await bench.control('POST', '/sandbox/records', { merchant: 'pampas', member: username, count, days })
  const { store, queries } = openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
  store.set(sessionAtom, { token, accountType: 0, username, nickname: '' })
  return { username, store, queries, asking: { client: queries, signal: new AbortController().signal } }
}

const span = { startTime: clock - 80 * DAY_MS, endTime: clock + DAY_MS }

async function read<Row>(pages: AsyncIterable<{ readonly rows: readonly Row[] }>): Promise<Row[]> {
  const all: Row[] = []
  for await (const { rows } of pages) all.push(...rows)
  return all
}

test('what is saved to a file is what a screen shows page by page, and its sums are those of the screen', async () => {
  const { queries, asking } = await enter(1100)
  const source = betSource(span)
  const head = await queries.fetchQuery(recordsQuery(source))
  const shown = [...head.rows]
  for (let pageNo = 2; shown.length < head.total; pageNo += 1)
    shown.push(...(await queries.fetchQuery(recordPageQuery(source, pageNo, head.snapshot))).rows)
  expect(head.rows).toHaveLength(RECORDS_PER_PAGE)
  const saved = await read(allRecords(source, asking))
  expect(saved).toEqual(shown)
  expect(saved).toHaveLength(1100)
  const sum = (pick: (row: (typeof saved)[number]) => bigint): bigint => saved.reduce((all, row) => all + pick(row), 0n)
  expect(head.totals).toEqual({
    stake: sum(({ stake }) => stake),
    validBet: sum(({ validBet }) => validBet),
    win: sum(({ win }) => win),
    result: sum(({ result }) => result ?? 0n),
  })
  const profit = await queries.fetchQuery(profitQuery(span))
  expect(profit.totals).toEqual({ ...head.totals, rewards: 0n })
  expect(profit.days).toHaveLength(81 + 1)
})

test('postings come by group, and their sums are what came in and what went out', async () => {
  const { queries, asking } = await enter(300)
  const all = await read(allRecords(transactionSource(span), asking))
  const deposits = await read(allRecords(transactionSource({ ...span, group: 'deposits' }), asking))
  expect(deposits).toEqual(all.filter(({ type }) => type === 'deposit' || type === 'opening'))
  const { totals } = await queries.fetchQuery(recordsQuery(transactionSource(span)))
  expect(totals.in - totals.out).toBe(all.reduce((sum, { amount }) => sum + amount, 0n))
  expect(all[0]?.balance).toBe(totals.in - totals.out)
})

test('reading stops where it is broken off', async () => {
  const { queries: client } = await enter(1100)
  const run = new AbortController()
  let pages = 0
  await expect(async () => {
    for await (const _ of allRecords(betSource(span), { client, signal: run.signal })) {
      pages += 1
      run.abort()
    }
  }).rejects.toThrow()
  expect(pages).toBe(1)
})

test('a year is asked for, prepared, and read by its number', async () => {
  const { queries, store, asking } = await enter(200, 300)
  const year = { startTime: clock - 350 * DAY_MS, endTime: clock + DAY_MS }
  await expect(read(allRecords(betSource(year), asking))).rejects.toMatchObject({ name: 'Refusal' })
  await store.set(requestExportAtom, { kind: 'bets', ...year }, queries)
  const exports = () => queries.fetchQuery({ ...recordExportsQuery('bets'), staleTime: 0 })
  const [made] = await exports()
  expect(made).toMatchObject({ state: 'preparing', ...year })
  clock += 5000
  expect(await exports()).toMatchObject([{ state: 'ready' }])
  expect(await read(allRecords(betSource({ ...year, exportId: made?.exportId }), asking))).toHaveLength(200)
})

test('a ticket has its amounts in minor units, and what can’t be read is never rounded', async () => {
  const { queries, store, asking } = await enter(3)
  const [newest] = await read(allRecords(betSource(span), asking))
  if (!newest) throw new Error('there is no bet')
  const ticket = await queries.fetchQuery(betQuery('TY', newest.record))
  expect(ticket).toEqual({ ...newest, selections: [] })
  // With fewer digits, the same answers hold fractions of the smallest coin.
  const brand = store.get(brandAtom)
  store.set(brandAtom, { ...brand, currency: { ...brand.currency, digits: 0 } })
  await expect(queries.fetchQuery(profitQuery(span))).rejects.toThrow(ContractFailure)
})

test('bonuses come by state, with what has been played for them', async () => {
  const { username, queries } = await enter(0)
  const bonus = { merchant: 'pampas', member: username, amount: '20.00', turnoverRequired: '100.00' }
  for (const state of ['active', 'expired']) await bench.control('POST', '/sandbox/bonuses', { ...bonus, state })
  const ask = (state?: 'active' | 'completed') => queries.fetchQuery(bonusesQuery({ language: 'TY', state, page: 1 }))
  expect(await ask()).toMatchObject({ total: 2 })
  expect(await ask('active')).toMatchObject({
    total: 1,
    list: [{ amount: 2000n, turnoverDone: 0n, turnoverRequired: 10_000n }],
  })
  expect(await ask('completed')).toEqual({ total: 0, list: [] })
})
