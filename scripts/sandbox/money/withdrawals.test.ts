import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { getWithdrawal, getWithdrawalTerms, listWithdrawals } from '../../../src/api/money/withdrawals.ts'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { newRequestNo } from '../../../src/rules/money/money-intent.ts'
import { feeOf, WITHDRAWAL_STATES } from '../../../src/rules/money/withdrawal.ts'
import { createTestSandbox, pampas } from '../testing/sandbox.ts'
import { makePayee, PAYMENT_PASSWORD, type Payee } from '../testing/withdrawal.ts'
import { stepsTo } from './withdrawal-steps.ts'

let now = Date.UTC(2026, 4, 4, 12)
const bench = createTestSandbox({ merchants: [pampas], now: () => now })
afterAll(() => bench.sandbox.close())

interface Books {
  readonly balance: string
  readonly total: string
  readonly transactions: readonly { readonly reason: string }[]
}

const booksOf = async ({ username }: Payee): Promise<Books> =>
  // The shape is that of `control.ts`, whose own test checks it.
  (await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`)) as unknown as Books
const detail = async ({ call }: Payee, reference: string) =>
  v.parse(getWithdrawal.reply, (await call('getWithdrawal', { reference })).value)
const termsOf = async ({ call }: Payee) =>
  v.parse(getWithdrawalTerms.reply, (await call('getWithdrawalTerms', {})).value)
const ask = ({ send, account }: Payee, said: object = {}) =>
  send('createWithdrawal', { to: account, amount: '100.00', fee: '0.00', paymentPassword: PAYMENT_PASSWORD, ...said })

describe('a withdrawal', () => {
  test('is held at once, paid to the world, and its fee kept', async () => {
    const payee = await makePayee(bench)
    const free = await payee.withdraw('100.00')
    expect(await booksOf(payee)).toMatchObject({ balance: '900.00', total: '0' })
    // The first of a day is free, the second is not.
    const { methods, timesLeft, amountLeft } = await termsOf(payee)
    expect(methods[0]).toMatchObject({ kind: 'bank', freeTimes: 0, feeBasisPoints: 100, feeFixed: '1.00' })
    expect([timesLeft, amountLeft]).toEqual([4, '14900.00'])
    const second = await payee.withdraw('200.00', '3.00')
    await payee.bring(free, { to: 'paid-out' })
    await payee.bring(second, { to: 'paid-out' })
    const reasons = (await booksOf(payee)).transactions.map(({ reason }) => reason)
    expect(reasons.filter((reason) => reason === 'withdrawal')).toHaveLength(2)
    expect(await booksOf(payee)).toMatchObject({ balance: '700.00', total: '0', held: '0.00' })
    expect(await detail(payee, second)).toMatchObject({
      state: 'paid-out',
      amount: '200.00',
      fee: '3.00',
      remaining: '197.00',
    })
  })

  test.each([
    [{ paymentPassword: 'Wrong-1357' }, 'payment password is incorrect', { field: 'paymentPassword' }],
    [{ to: 'nobody' }, 'payout account not found', { field: 'to' }],
    [{ amount: '9.99' }, 'amount below the minimum', { field: 'amount' }],
    [{ amount: '5000.01' }, 'amount above the maximum', { field: 'amount' }],
    [{ amount: '1.005' }, 'invalid amount', { field: 'amount' }],
    [{ amount: '-20.00' }, 'invalid amount', { field: 'amount' }],
    [{ fee: '1.00' }, 'the fee has changed', {}],
    [{ amount: '1000.01' }, 'insufficient balance', {}],
  ])('with %j is refused: %s', async (said, message, value) => {
    const payee = await makePayee(bench)
    expect(await ask(payee, said)).toMatchObject({ status: 200, success: false, message, value })
    expect(await booksOf(payee)).toMatchObject({ balance: '1000.00', held: '0.00' })
  })

  test('is refused beyond the day’s times, while turnover is open, and without a payment password', async () => {
    const payee = await makePayee(bench)
    for (let count = 0; count < 5; count += 1) await payee.withdraw('20.00', count === 0 ? '0.00' : '1.20')
    expect(await ask(payee, { fee: '2.00' })).toMatchObject({ success: false, message: 'no withdrawals left today' })
    const other = await makePayee(bench)
    const bonus = {
      merchant: 'pampas',
      member: other.username,
      name: 'Welcome',
      amount: '50.00',
      turnoverRequired: '500.00',
    }
    await bench.control('POST', '/sandbox/bonuses', bonus)
    expect((await termsOf(other)).turnover).toMatchObject([{ name: 'Welcome', required: '500.00', done: '0.00' }])
    expect(await ask(other)).toMatchObject({ success: false, message: 'turnover is not complete' })
    const { token } = await bench.member()
    const payload = { requestNo: newRequestNo(), to: 'a', amount: '20.00', fee: '0.00', paymentPassword: 'x' }
    const headers = { [HEADERS.idempotency]: payload.requestNo }
    expect(await bench.call('createWithdrawal', { token, payload, headers })).toMatchObject({
      success: false,
      message: 'payment password is not set',
    })
  })

  test('takes no right password after too many wrong ones, although nothing else stays of those', async () => {
    const payee = await makePayee(bench)
    for (let count = 0; count < 5; count += 1) await ask(payee, { paymentPassword: 'Wrong-1357' })
    expect(await ask(payee)).toMatchObject({ success: false, message: 'too many requests' })
    expect(await booksOf(payee)).toMatchObject({ balance: '1000.00' })
  })

  test('the same number twice is one withdrawal', async () => {
    const payee = await makePayee(bench)
    const requestNo = newRequestNo()
    const said = { to: payee.account, amount: '50.00', fee: '0.00', paymentPassword: PAYMENT_PASSWORD }
    const first = await payee.send('createWithdrawal', said, requestNo)
    expect((await payee.send('createWithdrawal', said, requestNo)).value).toEqual(first.value)
    expect(await booksOf(payee)).toMatchObject({ balance: '950.00' })
    expect((await payee.call('settleMoneyRequest', { requestNo })).value).toMatchObject({
      state: 'done',
      amount: '50.00',
    })
    const { list } = (await payee.call('listMoneyRequests', {})).value as { list: object[] } // by its schema
    expect(list).toMatchObject([{ kind: 'withdrawal', to: payee.account, amount: '50.00' }])
  })
})

describe('what was paid out', () => {
  test('is confirmed by the player, one or all; a part of it leaves the rest', async () => {
    const payee = await makePayee(bench)
    const part = await payee.withdraw('100.00')
    await payee.bring(part, { to: 'paid-out', amount: '40.00' })
    const first = { from: part, to: 'received', amount: '40.00', paid: '40.00' }
    expect((await payee.send('confirmReceipt', first)).success).toBe(true)
    expect(await detail(payee, part)).toMatchObject({ state: 'partly-received', received: '40.00', remaining: '60.00' })
    const whole = await payee.withdraw('50.00', '1.50')
    await payee.bring(part, { to: 'paid-out' })
    await payee.bring(whole, { to: 'paid-out' })
    const receipts = [
      { reference: part, amount: '60.00', paid: '100.00' },
      { reference: whole, amount: '48.50', paid: '48.50' },
    ]
    const said = { amount: '108.50', receipts }
    for (const other of [
      { ...said, amount: '108.49' },
      { ...said, receipts: [receipts[0], { ...receipts[1], amount: '48.49' }] },
      { ...said, receipts: [receipts[0], { ...receipts[1], paid: '40.00' }] },
      { ...said, receipts: [receipts[0], { ...receipts[1], reference: 'W0' }] },
      { ...said, receipts: [receipts[0], receipts[0], receipts[1]] },
    ])
      expect(await payee.send('confirmAllReceipts', other)).toMatchObject({
        success: false,
        message: 'what was paid has changed',
        value: { receipts: receipts.toReversed() },
      })
    // What has come since the player looked is none of what they say.
    const later = await payee.withdraw('20.00', '1.20')
    await payee.bring(later, { to: 'paid-out' })
    const all = await payee.send('confirmAllReceipts', said)
    expect(all.value).toMatchObject({ amount: '108.50', count: 2 })
    expect(await detail(payee, part)).toMatchObject({ state: 'confirmed', received: '100.00', confirmedBy: 'member' })
    expect(await detail(payee, later)).toMatchObject({ state: 'paid-out' })
    await payee.bring(later, { to: 'confirmed' })
    expect(await payee.send('confirmAllReceipts', said)).toMatchObject({
      success: false,
      message: 'nothing to confirm',
    })
  })

  test('counts as received after the minutes that were said, and not before', async () => {
    const payee = await makePayee(bench)
    const reference = await payee.withdraw('100.00')
    await payee.bring(reference, { to: 'paid-out' })
    const { autoConfirmMinutes } = await termsOf(payee)
    now += Number(autoConfirmMinutes) * 60_000 - 1
    expect(await detail(payee, reference)).toMatchObject({ state: 'paid-out', confirmBy: now + 1 })
    now += 1
    expect(await detail(payee, reference)).toMatchObject({ state: 'confirmed', confirmedBy: 'time', confirmBy: null })
    expect(
      await payee.send('confirmReceipt', { from: reference, to: 'not-received', amount: '100.00', paid: '100.00' }),
    ).toMatchObject({
      message: 'nothing to confirm',
    })
  })

  test('is disputed with a note, waits for nobody’s clock, and may be forced: told of until it is read', async () => {
    const payee = await makePayee(bench)
    const reference = await payee.withdraw('100.00')
    await payee.bring(reference, { to: 'paid-out' })
    const missing = { from: reference, to: 'not-received', amount: '100.00', paid: '100.00', note: ' No money yet ' }
    expect((await payee.send('confirmReceipt', missing)).success).toBe(true)
    now += 2 * 3_600_000
    expect(await detail(payee, reference)).toMatchObject({
      state: 'not-received',
      note: 'No money yet',
      confirmBy: null,
    })
    await payee.bring(reference, { to: 'forced', reason: 'The bank has booked it' })
    expect(await detail(payee, reference)).toMatchObject({
      state: 'forced',
      amount: '100.00',
      paid: '100.00',
      reason: 'The bank has booked it',
      acknowledged: false,
    })
    await payee.call('acknowledgeReceipt', { reference })
    expect(await detail(payee, reference)).toMatchObject({ acknowledged: true })
  })

  test('another’s is not found, and nothing comes after the end', async () => {
    const [payee, other] = [await makePayee(bench), await makePayee(bench)]
    const reference = await payee.withdraw('100.00')
    expect(await other.call('getWithdrawal', { reference })).toMatchObject({ message: 'withdrawal not found' })
    await payee.bring(reference, { to: 'rejected' })
    const refused = await payee.bring(reference, { to: 'paid-out' })
    expect(refused).toMatchObject({ status: 400, error: `to: "paid-out" can't come after "rejected"` })
    expect(await payee.bring('W0', { to: 'paid-out' })).toMatchObject({ status: 400 })
  })
})

test.each(WITHDRAWAL_STATES)('a scenario brings each new one to: %s', async (state) => {
  const payee = await makePayee(bench)
  await bench.control('POST', '/sandbox/scenarios', { kind: 'withdrawal-state', state })
  const reference = await payee.withdraw('100.00')
  await bench.control('DELETE', '/sandbox/scenarios?kind=withdrawal-state')
  const found = await detail(payee, reference)
  expect(found.state).toBe(state)
  expect(found.history.map((step) => step.state)).toEqual(
    ['requested', ...(stepsTo('requested', state) ?? [])].slice(0, found.history.length),
  )
  const list = v.parse(
    listWithdrawals.reply,
    (await payee.call('listWithdrawals', { state, pageNo: 1, pageSize: 10 })).value,
  )
  expect(list.total).toBe(1)
  expect(list.toConfirm).toEqual(state === 'paid-out' ? [{ reference, amount: '100.00', paid: '100.00' }] : [])
})

const moves = fc.array(fc.tuple(fc.constantFrom(...WITHDRAWAL_STATES), fc.integer({ min: 1, max: 9900 })), {
  maxLength: 8,
})
test('whatever the operator does, no unit is lost: what was asked for is with the player, held, paid or a fee (property)', async () => {
  await fc.assert(
    fc.asyncProperty(moves, fc.boolean(), async (steps, free) => {
      const payee = await makePayee(bench)
      if (!free) await payee.withdraw('10.00')
      const reference = await payee.withdraw('100.00', free ? '0.00' : '2.00')
      for (const [to, cents] of steps) await payee.bring(reference, { to, amount: `${(cents / 100).toFixed(2)}` })
      const books = (await booksOf(payee)) as Books & { held: string }
      expect(books.total).toBe('0')
      const { state, amount, fee, received, remaining } = await detail(payee, reference)
      const minor = (text: string): bigint => parseMoney(text, 2)
      expect(minor(received) + minor(remaining) + minor(fee)).toBe(minor(amount))
      const away = minor('1000.00') - minor(books.balance) - (free ? 0n : minor('10.00'))
      const isOver: Partial<Record<string, bigint>> = {
        rejected: 0n,
        // The fee is kept once something has been received.
        returned: received === '0.00' ? 0n : minor(received) + minor(fee),
        confirmed: minor(amount),
        forced: minor(amount),
      }
      expect(away).toBe(isOver[state] ?? minor(amount))
      if (state in isOver) expect(minor(books.held)).toBe(free ? 0n : minor('10.00'))
    }),
    { numRuns: 40 },
  )
})

test('a fee is never below nothing nor above what is withdrawn, and grows with it (property)', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 15n })
  const fee = fc.record({
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    fixed: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    freeTimes: fc.constant(0),
  })
  fc.assert(
    fc.property(amount, amount, fee, (one, other, terms) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      const [low, high] = [feeOf(less, terms), feeOf(more, terms)]
      expect(low >= 0n && high <= more && low <= high).toBe(true)
      expect(feeOf(more, { ...terms, freeTimes: 1 })).toBe(0n)
    }),
  )
})
