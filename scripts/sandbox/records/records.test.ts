import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { getProfit, listBets, listRecordExports, listTransactions } from '../../../src/api/records/records.ts'
import { MOST_SCREEN_DAYS, spanOf } from '../../../src/rules/records/day-range.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { addDays, dayIn, dayStart } from '../../../src/rules/records/zoned-days.ts'
import { createTestSandbox, pampas } from '../testing/sandbox.ts'

const DAY_MS = 86_400_000
/** A zone whose clocks change, and a moment soon after they have. */
const ZONE = 'America/Santiago'
let clock = Date.UTC(2026, 3, 20, 15)
const merchant = { ...pampas, timeZone: ZONE }
const bench = createTestSandbox({ merchants: [merchant], now: () => clock })
afterAll(() => bench.sandbox.close())

const minor = (text: string): bigint => parseMoney(text, 2)
const sum = (all: readonly string[]): bigint => all.reduce((total, text) => total + minor(text), 0n)
const today = () => dayIn(ZONE, clock)
const days = (count: number) => spanOf({ from: addDays(today(), 1 - count), to: today() }, ZONE)

async function withPast(count: number, length = 80) {
  const member = await bench.member('player', merchant, '100.00')
  await bench.control('POST', '/sandbox/records', { merchant: 'pampas', member: member.username, count, days: length })
  const ask = async <S extends v.GenericSchema>(
    name: 'listBets' | 'listTransactions' | 'getProfit',
    reply: S,
    payload: object,
  ) => {
    const heard = await bench.call(name, { payload, token: member.token, merchant })
    if (heard.success !== true) throw new Error(JSON.stringify(heard))
    return v.parse(reply, heard.value)
  }
  return {
    ...member,
    bets: (payload: object) => ask('listBets', listBets.reply, { pageNo: 1, pageSize: 50, ...payload }),
    postings: (payload: object) =>
      ask('listTransactions', listTransactions.reply, { pageNo: 1, pageSize: 50, ...payload }),
    profit: (payload: object) => ask('getProfit', getProfit.reply, payload),
    books: () => bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${member.username}`),
  }
}

/** Every page of a list, as a client reads them. */
async function allPages<Page extends { totalPages: number; snapshot: string }>(
  read: (page: object) => Promise<Page>,
): Promise<Page[]> {
  const first = await read({})
  const rest = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) =>
    read({ pageNo: index + 2, snapshot: first.snapshot }),
  )
  return [first, ...(await Promise.all(rest))]
}

describe('what a list says', async () => {
  const member = await withPast(900)
  const { transactions, balance } = (await member.books()) as unknown as {
    transactions: { reference: string; reason: string; at: number; entries: { account: string; amount: string }[] }[]
    balance: string
  } // as `control.ts` writes them

  test('agrees with the ledger to the last unit, whatever is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: MOST_SCREEN_DAYS }),
        fc.nat(40),
        fc.constantFrom(50, 7, 500),
        fc.constantFrom<string[] | undefined>(undefined, ['deposit'], ['round'], ['deposit', 'opening'], ['cashback']),
        async (length, ago, pageSize, types) => {
          const to = addDays(today(), -ago)
          const span = spanOf({ from: addDays(to, 1 - Math.min(length, MOST_SCREEN_DAYS)), to }, ZONE)
          const pages = await allPages((page) =>
            member.postings({ ...span, pageSize, ...(types && { types }), ...page }),
          )
          const rows = pages.flatMap(({ list }) => list)
          const expected = transactions
            .filter(({ at, reason }) => at >= span.startTime && at < span.endTime && (types?.includes(reason) ?? true))
            .map(({ reference, entries }) => ({
              reference,
              amount: sum(entries.filter(({ account }) => account.endsWith(':wallet')).map(({ amount }) => amount)),
            }))
            .filter(({ amount }) => amount !== 0n)
          const said = rows.map(({ reference, amount }) => ({ reference, amount: minor(amount) }))
          const byName = (a: { reference: string }, b: { reference: string }) => (a.reference < b.reference ? -1 : 1)
          expect(said.toSorted(byName)).toEqual(expected.toSorted(byName))
          const times = rows.map(({ time }) => time)
          expect(times).toEqual(times.toSorted((a, b) => b - a))
          for (const { total, totals } of pages) {
            expect(total).toBe(rows.length)
            expect(minor(totals.in)).toBe(said.reduce((all, { amount }) => (amount > 0n ? all + amount : all), 0n))
            expect(minor(totals.out)).toBe(said.reduce((all, { amount }) => (amount < 0n ? all - amount : all), 0n))
          }
        },
      ),
      { numRuns: 20 },
    )
  })

  test('of what was held after each posting follows from the one before, up to the balance', async () => {
    const rows = (await allPages((page) => member.postings({ ...days(81), pageSize: 500, ...page }))).flatMap(
      ({ list }) => list,
    )
    expect(rows.length).toBeGreaterThan(500)
    expect(rows[0]?.balance).toBe(balance)
    for (const [index, { amount, balance: after }] of rows.entries())
      expect(minor(after) - minor(amount)).toBe(minor(rows[index + 1]?.balance ?? '0'))
  })

  test('of bets sums up to their rows, and by day and category to profit and loss', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: MOST_SCREEN_DAYS }), fc.nat(40), async (length, ago) => {
        const to = addDays(today(), -ago)
        const span = spanOf({ from: addDays(to, 1 - length), to }, ZONE)
        const pages = await allPages((page) => member.bets({ ...span, pageSize: 200, ...page }))
        const rows = pages.flatMap(({ list }) => list)
        const [{ totals }] = pages as [(typeof pages)[number]] // the first page is always there
        expect(sum(rows.map(({ betAmount }) => betAmount))).toBe(minor(totals.betAmount))
        expect(sum(rows.map(({ winAmount }) => winAmount))).toBe(minor(totals.winAmount))
        expect(sum(rows.map(({ validBet }) => validBet))).toBe(minor(totals.validBet))
        expect(minor(totals.winAmount) - minor(totals.betAmount)).toBe(minor(totals.result))
        expect(new Set(rows.map(({ record }) => record)).size).toBe(rows.length)
        // Those of this past were settled at once, so both count the same bets.
        const profit = await member.profit(span)
        expect(profit.days).toHaveLength(length)
        for (const field of ['betAmount', 'validBet', 'winAmount', 'result'] as const) {
          expect(sum(profit.days.map((day) => day[field])), field).toBe(minor(totals[field]))
          expect(sum(profit.categories.map((one) => one[field])), field).toBe(minor(totals[field]))
          expect(profit.totals[field]).toBe(totals[field])
        }
        for (const { date, betAmount } of profit.days) {
          const own = rows.filter(({ time }) => {
            const { year, month, day } = dayIn(ZONE, time)
            return date === [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
          })
          expect(sum(own.map((row) => row.betAmount)), date).toBe(minor(betAmount))
        }
      }),
      { numRuns: 15 },
    )
  })

  test('of bets is narrowed by vendor, category, name and state', async () => {
    const all = (await allPages((page) => member.bets({ ...days(81), pageSize: 500, ...page }))).flatMap(
      ({ list }) => list,
    )
    const [first] = all
    if (!first) throw new Error('there are no bets')
    for (const [asked, fits] of [
      [{ vassalage: first.vassalage }, (bet: typeof first) => bet.vassalage === first.vassalage],
      [{ gameType: first.gameType }, (bet: typeof first) => bet.gameType === first.gameType],
      [
        { gameName: first.gameName.slice(1, 6).toUpperCase() },
        (bet: typeof first) => bet.gameName.toUpperCase().includes(first.gameName.slice(1, 6).toUpperCase()),
      ],
      [{ gameName: '%_\\' }, () => false],
      [{ status: 'open' }, () => false],
    ] as const) {
      const { total } = await member.bets({ ...days(81), ...asked })
      expect(total, JSON.stringify(asked)).toBe(all.filter(fits).length)
    }
  })
})

test('pages of one list are those of one moment: what comes later is in none of them', async () => {
  const member = await withPast(120)
  const span = days(81)
  const first = await member.bets(span)
  clock += 1000
  await bench.control('POST', '/sandbox/records', { merchant: 'pampas', member: member.username, count: 10, days: 1 })
  const second = await member.bets({ ...span, pageNo: 2, snapshot: first.snapshot })
  expect([first.total, second.total]).toEqual([120, 120])
  const seen = [...first.list, ...second.list].map(({ record }) => record)
  expect(new Set(seen).size).toBe(100)
  expect((await member.bets(span)).total).toBe(130)
  const blind = await bench.call('listBets', {
    payload: { ...span, pageNo: 2, pageSize: 50 },
    token: member.token,
    merchant,
  })
  expect(blind).toMatchObject({ status: 400, value: { field: 'snapshot' } })
})

test('nonsense is refused, and so is more than a screen shows', async () => {
  const { token } = await bench.member('player', merchant)
  const ask = (name: 'listBets' | 'listTransactions' | 'getProfit', payload: object) =>
    bench.call(name, {
      payload: { ...(name === 'getProfit' ? {} : { pageNo: 1, pageSize: 50 }), ...payload },
      token,
      merchant,
    })
  for (const name of ['listBets', 'listTransactions', 'getProfit'] as const) {
    expect(await ask(name, { startTime: 5, endTime: 5 })).toMatchObject({ status: 400, value: { field: 'endTime' } })
    expect(await ask(name, days(MOST_SCREEN_DAYS))).toMatchObject({ success: true })
    expect(await ask(name, days(MOST_SCREEN_DAYS + 1))).toMatchObject({ success: false, message: 'range too long' })
  }
  expect(await ask('listBets', { ...days(7), status: 'lost' })).toMatchObject({ status: 400 })
  expect(await ask('listBets', { ...days(7), pageSize: 0 })).toMatchObject({ status: 400 })
})

test('a year is prepared by request, agrees with what a screen shows, and is nobody else’s', async () => {
  const member = await withPast(300, 300)
  const year = days(366)
  const request = (payload: object = { kind: 'bets', ...year }) =>
    bench.call('requestRecordExport', { payload, token: member.token, merchant })
  const state = async () => {
    const heard = await bench.call('listRecordExports', { payload: { kind: 'bets' }, token: member.token, merchant })
    return v.parse(listRecordExports.reply, heard.value).list
  }
  const { exportId } = (await request()).value as { exportId: string } // by its schema
  expect((await request()).value, 'asked twice, it is the same').toEqual({ exportId })
  expect(await state()).toMatchObject([{ exportId, state: 'preparing', ...year }])
  const page = { ...year, pageNo: 1, pageSize: 500, exportId }
  const early = await bench.call('listBets', { payload: page, token: member.token, merchant })
  expect(early).toMatchObject({ success: false, message: 'export not ready' })
  clock += 5000
  expect(await state()).toMatchObject([{ state: 'ready' }])
  const { list, total } = await member.bets(page)
  expect(total).toBe(300)
  const screen = await member.bets({ ...days(60), pageSize: 500 })
  expect(list.filter(({ time }) => time >= days(60).startTime)).toEqual(screen.list)
  const stranger = await bench.member('player', merchant)
  const stolen = await bench.call('listBets', { payload: page, token: stranger.token, merchant })
  expect(stolen).toMatchObject({ success: false, message: 'export not found' })
  expect(await request({ kind: 'bets', ...days(367) })).toMatchObject({ success: false, message: 'range too long' })
  const other = await bench.call('listBets', { payload: { ...page, ...days(365) }, token: member.token, merchant })
  expect(other).toMatchObject({ success: false, message: 'export not found' })
})

test('a ticket tells what was bet on, to its owner alone', async () => {
  const member = await withPast(1)
  const { list } = await member.bets(days(81))
  const record = list[0]?.record
  const ask = (token: string) => bench.call('getBet', { payload: { record }, token, merchant })
  expect(await ask(member.token)).toMatchObject({ success: true, value: { record, selections: [] } })
  const stranger = await bench.member('player', merchant)
  expect(await ask(stranger.token)).toMatchObject({ success: false, message: 'record not found' })
})

test('days follow the merchant’s clocks, also on the day on which they change', async () => {
  const member = await bench.member('player', merchant)
  // Clocks went back on 4 April 2026 at midnight, so that day had 25 hours.
  const day = { year: 2026, month: 4, day: 4 }
  const span = spanOf({ from: day, to: day }, ZONE)
  expect((span.endTime - span.startTime) / 3_600_000).toBe(25)
  const heard = await bench.call('getProfit', { payload: span, token: member.token, merchant })
  expect(v.parse(getProfit.reply, heard.value).days.map(({ date }) => date)).toEqual(['2026-04-04'])
  expect(dayStart(ZONE, addDays(day, 1)) - dayStart(ZONE, day)).toBe(25 * (DAY_MS / 24))
})
