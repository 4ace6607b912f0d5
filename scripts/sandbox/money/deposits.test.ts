import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { getDeposit, listDepositMethods } from '../../../src/api/money/deposits.ts'
import { accountRule, judgeAccount } from '../../../src/rules/money/bank-account.ts'
import { DEPOSIT_STATES, isOpenDeposit } from '../../../src/rules/money/deposit.ts'
import { parseMoney, toDecimal } from '../../../src/rules/money/money.ts'
import { isPaymentCode } from '../../../src/rules/money/payment-qr.ts'
import { DEPOSIT_CHANNELS } from '../seeds/money/deposit-channels.ts'
import { askDeposit, makeDeposit, sendPicture } from '../testing/deposit.ts'
import { BONUS_STATES } from '../store/rewards/bonuses.ts'
import { createTestSandbox, ORIGIN } from '../testing/sandbox.ts'

let clock = Date.now()
const bench = createTestSandbox({ now: () => clock })
afterAll(() => bench.sandbox.close())

async function enter(balance = '0.00') {
  const { username, token } = await bench.member('player', undefined, balance)
  return {
    username,
    token,
    ask: (said?: object) => askDeposit(bench, token, said),
    make: (said?: object) => makeDeposit(bench, token, said),
    order: async (reference: string) =>
      v.parse(getDeposit.reply, (await bench.call('getDeposit', { token, payload: { reference } })).value),
    ledger: () => bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${username}`),
    slip: async (reference: string) =>
      bench.call('sendDepositSlip', {
        token,
        payload: { reference, uploads: [await sendPicture(bench, token, 'deposit-slip')] },
      }),
    cancel: (reference: string) => bench.call('cancelDeposit', { token, payload: { reference } }),
  }
}
const decide = (reference: string, to: string) => bench.control('POST', `/sandbox/deposits/${reference}`, { to })

/** What happens while a scenario holds. */
async function under(scenario: object, work: () => Promise<void>): Promise<void> {
  await bench.control('POST', '/sandbox/scenarios', { brand: 'pampas', ...scenario })
  try {
    await work()
  } finally {
    await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
  }
}

describe('a deposit', () => {
  test('by bank waits, is paid, shown, looked at, and credited', async () => {
    const { make, order, slip, ledger } = await enter()
    const reference = await make()
    expect(await order(reference)).toMatchObject({
      state: 'waiting',
      amount: '50.00',
      memo: reference,
      account: { bank: 'Northgate Bank' },
      cancellable: true,
      needsSlip: true,
    })
    // What is copied from there into a bank's app is taken there.
    const { number = '' } = (await order(reference)).account ?? {}
    expect(judgeAccount(number, accountRule({ country: 'AR' }), null)).toEqual({ number, fault: null })
    expect(await slip(reference)).toMatchObject({ success: true })
    expect(await order(reference)).toMatchObject({ state: 'slip-received', slips: 1, cancellable: false })
    await decide(reference, 'reviewing')
    expect(await ledger()).toMatchObject({ balance: '0.00' })
    await decide(reference, 'credited')
    expect(await ledger()).toMatchObject({
      balance: '50.00',
      total: '0',
      transactions: [{ reason: 'deposit', reference }],
    })
    // What it was paid to is told no longer.
    expect(await order(reference)).toMatchObject({ state: 'credited', account: null, memo: '', expiresAt: null })
  })

  test.each(DEPOSIT_STATES)('can be %s by a scenario, and only credited has money', async (state) => {
    const { make, order, ledger } = await enter()
    await under({ kind: 'deposit-state', state }, async () => {
      expect(await order(await make())).toMatchObject({ state })
    })
    expect(await ledger()).toMatchObject({ balance: state === 'credited' ? '50.00' : '0.00', total: '0' })
  })

  test.each(DEPOSIT_STATES.filter((state) => !isOpenDeposit(state)))('that is %s stays so', async (state) => {
    const { make, order, slip, ledger } = await enter()
    const reference = await make()
    await decide(reference, state)
    const { balance } = await ledger()
    for (const other of DEPOSIT_STATES.filter((each) => each !== state))
      expect((await decide(reference, other)).status).toBe(400)
    expect(await slip(reference)).toMatchObject({ success: false, message: 'deposit is closed' })
    expect(await order(reference)).toMatchObject({ state })
    expect((await ledger())['balance']).toBe(balance)
  })

  test('that is not paid in time lapses; one that was shown does not', async () => {
    const { make, order, slip } = await enter()
    const [late, shown] = [await make(), await make({ from: 'BANK-2' })]
    await slip(shown)
    clock += 31 * 60_000
    expect(await order(late)).toMatchObject({ state: 'lapsed' })
    expect(await order(shown)).toMatchObject({ state: 'slip-received' })
  })

  test.each(['WALLET', 'USDT-TRC20', 'USDT-ERC20'])('by %s shows a code that leads to it alone', async (from) => {
    const { make, order } = await enter()
    const { qr, ...said } = await order(await make({ from }))
    expect(isPaymentCode(qr, { ...said, origins: [] })).toBe(true)
    expect(isPaymentCode(qr, { ...said, address: said.address && `${said.address}0`, amount: '1', origins: [] })).toBe(
      false,
    )
  })

  test('is not begun by a channel that rests, which says why and until when', async () => {
    const { token, ask, make } = await enter()
    const restsOf = async () => {
      const { methods } = v.parse(listDepositMethods.reply, (await bench.call('listDepositMethods', { token })).value)
      return Object.fromEntries(methods.flatMap(({ channels }) => channels).map(({ code, rests }) => [code, rests]))
    }
    await under(
      { kind: 'deposit-maintenance', channel: 'BANK-1', why: 'hours', until: '2031-01-31T06:00Z' },
      async () => {
        expect(await restsOf()).toMatchObject({
          'BANK-1': { why: 'hours', until: Date.parse('2031-01-31T06:00Z') },
          CARD: null,
        })
        expect(await ask()).toMatchObject({ success: false, message: 'channel under maintenance' })
        await make({ from: 'BANK-2' })
      },
    )
    await under({ kind: 'deposit-maintenance' }, async () => {
      expect(Object.values(await restsOf())).toEqual(
        Array.from({ length: DEPOSIT_CHANNELS.length }, () => ({ why: 'maintenance', until: null })),
      )
      expect(await ask({ from: 'BANK-2' })).toMatchObject({ success: false })
    })
    expect(Object.values(await restsOf())).toEqual(Array(DEPOSIT_CHANNELS.length).fill(null))
    expect(
      await bench.control('POST', '/sandbox/scenarios', { kind: 'deposit-maintenance', channel: 'B' }),
    ).toMatchObject({
      status: 400,
    })
  })

  test('is cancelled while it waits, and not later', async () => {
    const { make, cancel, slip, order } = await enter()
    const [one, other] = [await make(), await make({ from: 'BANK-2' })]
    expect(await cancel(one)).toMatchObject({ success: true })
    expect(await cancel(one)).toMatchObject({ success: true })
    await slip(other)
    expect(await cancel(other)).toMatchObject({ success: false, message: 'deposit is closed' })
    expect(await order(one)).toMatchObject({ state: 'cancelled' })
  })

  test.each([
    [{ amount: '4.99' }, 'amount below the minimum', { field: 'amount' }],
    [{ amount: '5000.01' }, 'amount above the maximum', { field: 'amount' }],
    [{ amount: '1.005' }, 'invalid amount', { field: 'amount' }],
    [{ amount: null }, 'invalid amount', { field: 'amount' }],
    [{ payer: '' }, 'payer name required', { field: 'payer' }],
    [{ from: 'NOWHERE' }, 'channel not found', { field: 'from' }],
    [{ bonus: 'nothing' }, 'bonus not available', { field: 'bonus' }],
    [{ bonus: 'welcome', amount: '9.99' }, 'bonus not available', { field: 'bonus' }],
    [{ from: 'CARD', returnUrl: 'https://evil.example/' }, 'return address not allowed', { field: 'returnUrl' }],
    [{ from: 'VOUCHER', voucher: 'GIFT-0-ABCD' }, 'voucher not valid', { field: 'voucher' }],
  ])('of %j is refused: %s', async (said, message, value) => {
    const { ask, ledger } = await enter()
    expect(await ask(said)).toMatchObject({ status: 200, success: false, message, value })
    expect(await ledger()).toMatchObject({ transactions: [] })
  })

  test('waits for those that are open, and is another’s secret', async () => {
    const [one, other] = [await enter(), await enter()]
    const reference = await one.make()
    await one.make({ amount: '51.00' })
    await one.make({ amount: '52.00' })
    expect(await one.ask()).toMatchObject({ success: false, message: 'too many open deposits' })
    const asked = { token: other.token, payload: { reference } }
    expect(await bench.call('getDeposit', asked)).toMatchObject({ success: false, message: 'deposit not found' })
    expect(await bench.call('cancelDeposit', asked)).toMatchObject({ success: false, message: 'deposit not found' })
  })
})

describe('a voucher', () => {
  test('brings its own amount at once, and once', async () => {
    const { ask, ledger } = await enter()
    const said = { from: 'VOUCHER', amount: null, payer: null, voucher: 'gift-25-once' }
    expect(await ask(said)).toMatchObject({ success: true, value: { amount: '25.00' } })
    expect(await ask(said)).toMatchObject({ success: false, message: 'voucher already used' })
    expect(await ledger()).toMatchObject({ balance: '25.00' })
  })

  test('can’t be guessed', async () => {
    const { ask } = await enter()
    const said = { from: 'VOUCHER', amount: null, voucher: 'GIFT-X' }
    for (let time = 0; time < 5; time += 1) await ask(said)
    expect(await ask({ ...said, voucher: 'GIFT-10-LATE' })).toMatchObject({
      success: false,
      message: 'too many requests',
    })
  })
})

describe('a bonus', () => {
  test('comes with the money, and not before', async () => {
    const { make, ledger, order } = await enter()
    const reference = await make({ bonus: 'welcome' })
    expect(await order(reference)).toMatchObject({ bonus: { amount: '50.00', turnover: '1200.00' } })
    expect(await ledger()).toMatchObject({ balance: '0.00' })
    await decide(reference, 'credited')
    expect(await ledger()).toMatchObject({
      balance: '100.00',
      total: '0',
      transactions: [{ reason: 'deposit' }, { reason: 'deposit-bonus' }],
    })
  })

  test('is lost with its deposit, and may be chosen again', async () => {
    const { make, ask, ledger, cancel } = await enter()
    const reference = await make({ bonus: 'welcome' })
    expect(await ask({ bonus: 'welcome' })).toMatchObject({ success: false, message: 'bonus not available' })
    await cancel(reference)
    expect(await ask({ bonus: 'welcome' })).toMatchObject({ success: true })
    expect(await ledger()).toMatchObject({ balance: '0.00', transactions: [] })
  })

  test.each(BONUS_STATES)('can be %s by a scenario', async (state) => {
    const { make, ledger } = await enter()
    await under({ kind: 'bonus-state', state }, async () => void (await make({ bonus: 'reload' })))
    const kept = state === 'active' || state === 'completed'
    expect(await ledger()).toMatchObject({ balance: kept ? '10.00' : '0.00', total: '0' })
  })
})

describe('the payment page', () => {
  const press = async (reference: string, what: string) =>
    bench.sandbox.fetch(new Request(`${ORIGIN}/sandbox/pay/${reference}/${what}`, { method: 'POST' }))

  test.each([
    ['pay', 'credited'],
    ['refuse', 'rejected'],
    ['leave', 'waiting'],
  ])('leads back after "%s": %s', async (what, state) => {
    const { make, order } = await enter()
    const reference = await make({ from: 'CARD', returnUrl: `${ORIGIN}/index?member=depositv2` })
    const { redirectUrl } = await order(reference)
    const page = await bench.sandbox.fetch(new Request(redirectUrl))
    expect(await page.text()).toContain('50.00')
    const left = await press(reference, what)
    expect([left.status, left.headers.get('location')]).toEqual([
      303,
      `${ORIGIN}/index?member=depositv2&m.order=${reference}`,
    ])
    expect(await order(reference)).toMatchObject({ state })
    // Pressed once more it changes nothing.
    await press(reference, 'pay')
    expect((await order(reference)).state).toBe(state === 'waiting' ? 'credited' : state)
  })
})

test('every channel credits to the last unit what is left of the amount after its fee (property)', async () => {
  const { token } = await bench.member()
  const { methods } = v.parse(listDepositMethods.reply, (await bench.call('listDepositMethods', { token })).value)
  const channels = methods.filter(({ kind }) => kind !== 'voucher').flatMap((method) => method.channels)
  expect(channels.length).toBeGreaterThan(4)
  const amount = fc.bigInt({ min: 0n, max: 10n ** 9n })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...channels), amount, async ({ code, min, max }, wish) => {
      const [least, most] = [parseMoney(min ?? '0', 2), parseMoney(max ?? '0', 2)]
      const minor = least + (wish % (most - least + 1n))
      const { make, order, ledger } = await enter()
      const reference = await make({ from: code, amount: toDecimal(minor, 2) })
      const { fee, credited } = await order(reference)
      expect(parseMoney(fee, 2) + parseMoney(credited, 2)).toBe(minor)
      await decide(reference, 'credited')
      expect(await ledger()).toMatchObject({ balance: credited, total: '0' })
    }),
    { numRuns: 25 },
  )
})
