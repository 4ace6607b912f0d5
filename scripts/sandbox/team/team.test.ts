import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { newRequestNo } from '../../../src/rules/money/money-intent.ts'
import { makeSender } from '../testing/team.ts'
import { credentials, createTestSandbox, pampas, wireframe } from '../testing/sandbox.ts'
import { PAYMENT_PASSWORD } from '../testing/withdrawal.ts'

let now = Date.UTC(2026, 4, 4, 12)
const bench = createTestSandbox({ merchants: [pampas, wireframe], now: () => now })
afterAll(() => bench.sandbox.close())

const modules = (on: readonly string[], off: readonly string[]): Promise<unknown> =>
  bench.control('POST', '/sandbox/scenarios', { kind: 'modules', on, off, brand: 'pampas' })

describe('a transfer', () => {
  test.each(['upline', 'downline'] as const)('to the %s is in both wallets at once', async (relation) => {
    const sender = await makeSender(bench)
    const other = relation === 'upline' ? sender.upline : sender.downlines[0]
    const before = parseMoney((await sender.books(other?.username)).balance, 2)
    const { success, value } = await sender.send({ to: other?.id, amount: '20.05' })
    expect([success, value]).toEqual([true, { reference: expect.stringMatching(/^U[\dA-F]{12}$/) }])
    const [mine, theirs] = [await sender.books(), await sender.books(other?.username)]
    expect(mine).toMatchObject({ balance: '979.95', total: '0' })
    expect(parseMoney(theirs.balance, 2) - before).toBe(2005n)
    expect(theirs.transactions.at(-1)).toMatchObject({ ...(value as object), reason: `${relation}-transfer` })
  })

  test('of one number is carried out once; with another payload its number is refused', async () => {
    const sender = await makeSender(bench)
    const number = newRequestNo()
    const first = await sender.send({ to: sender.upline.id }, number)
    expect(await sender.send({ to: sender.upline.id }, number)).toMatchObject({ success: true, value: first.value })
    expect(await sender.send({ to: sender.upline.id, amount: '21.00' }, number)).toMatchObject({ success: false })
    expect(await sender.books()).toMatchObject({ balance: '980.00' })
    const { token } = sender
    const settled = await bench.call('settleMoneyRequest', { token, payload: { requestNo: number } })
    expect(settled.value).toMatchObject({ state: 'done', ...(first.value as object) })
    const listed = await bench.call('listMoneyRequests', { token, payload: {} })
    expect(listed.value).toMatchObject({ list: [{ kind: 'team', to: sender.upline.id, amount: '20.00' }] })
  })

  test('that was made void before it came is refused', async () => {
    const sender = await makeSender(bench)
    const requestNo = newRequestNo()
    await bench.call('settleMoneyRequest', { token: sender.token, payload: { requestNo } })
    expect(await sender.send({ to: sender.upline.id }, requestNo)).toMatchObject({ value: { request: 'void' } })
    expect(await sender.books()).toMatchObject({ balance: '1000.00' })
  })

  test.each([
    [{ amount: '4.99' }, 'amount below the minimum', { field: 'amount' }],
    [{ amount: '5000.01' }, 'amount above the maximum', { field: 'amount' }],
    [{ amount: '0.00' }, 'invalid amount', { field: 'amount' }],
    [{ amount: '-20.00' }, 'invalid amount', { field: 'amount' }],
    [{ amount: '20.001' }, 'invalid amount', { field: 'amount' }],
    [{ amount: '1000.01' }, 'insufficient balance', { balance: 'insufficient' }],
    [{ to: 'pampas01-nobody' }, 'teammate not found', { field: 'to' }],
    [{ to: 'pampas01-rich' }, 'teammate not found', { field: 'to' }],
    [{ to: 'wireframe-player' }, 'teammate not found', { field: 'to' }],
    [{ paymentPassword: 'Wrong-1357' }, 'payment password is incorrect', { field: 'paymentPassword' }],
  ])('with %o is refused, and moves nothing', async (said, message, value) => {
    const sender = await makeSender(bench)
    const heard = await sender.send({ to: sender.upline.id, ...said })
    expect(heard).toMatchObject({ status: 200, success: false, message, value })
    expect(await sender.books()).toMatchObject({ balance: '1000.00', total: '0' })
    expect((await sender.transfers()).list).toMatchObject([{ direction: 'out', state: 'refused', message }])
  })

  test('to oneself, or to somebody of another line, is refused', async () => {
    const [sender, other] = [await makeSender(bench), await makeSender(bench)]
    const message = 'teammate not found'
    expect(await sender.send({ to: `pampas01-${sender.username}` })).toMatchObject({ success: false, message })
    expect(await sender.send({ to: other.downlines[0]?.id })).toMatchObject({ success: false, message })
    expect(await sender.send({ to: other.upline.id })).toMatchObject({ success: false, message })
  })

  test('is refused after too many wrong payment passwords, also with the right one', async () => {
    const sender = await makeSender(bench)
    for (let count = 0; count < 5; count += 1)
      await sender.send({ to: sender.upline.id, paymentPassword: 'Wrong-1357' })
    expect(await sender.send({ to: sender.upline.id })).toMatchObject({
      success: false,
      message: expect.stringMatching(/too many/),
    })
    expect(await sender.books()).toMatchObject({ balance: '1000.00' })
  })

  test('is refused while a bonus is to be played through, and beyond what is left of the day', async () => {
    const sender = await makeSender(bench)
    const bonus = { merchant: 'pampas', member: sender.username, name: 'Welcome' }
    await bench.control('POST', '/sandbox/bonuses', { ...bonus, amount: '50.00', turnoverRequired: '500.00' })
    expect(await sender.send({ to: sender.upline.id })).toMatchObject({ message: 'turnover is not complete' })
    expect((await sender.terms()).turnover).toMatchObject([{ required: '500.00' }])
    const rich = await makeSender(bench, pampas, '20000.00')
    for (const amount of ['5000.00', '4990.00']) await rich.send({ to: rich.upline.id, amount })
    expect((await rich.terms()).amountLeft).toBe('10.00')
    expect(await rich.send({ to: rich.upline.id, amount: '10.01' })).toMatchObject({
      message: 'amount above what is left of the day',
    })
    now += 24 * 60 * 60 * 1000 + 1
    // No session lasts that long.
    const { value } = await bench.call('login', credentials(rich.username))
    const { token } = value as { token: string } // by its schema
    const anew = await bench.call('getTransferTeam', { token, payload: {} })
    expect(anew.value).toMatchObject({ amountLeft: '10000.00' })
  })

  test('goes only where a module lets it, and never from a trial account', async () => {
    const sender = await makeSender(bench)
    const [above, below] = [sender.upline.id, sender.downlines[0]?.id]
    await modules(['TRANSFER_UPLINE'], ['TRANSFER_DOWNLINE'])
    expect(await sender.terms()).toMatchObject({ upline: { id: above }, downlines: 0 })
    expect(await sender.send({ to: below })).toMatchObject({ message: 'teammate not found' })
    await modules(['TRANSFER_DOWNLINE'], ['TRANSFER_UPLINE'])
    expect(await sender.terms()).toMatchObject({ upline: null, downlines: 2 })
    expect(await sender.send({ to: above })).toMatchObject({ message: 'teammate not found' })
    await modules([], ['TRANSFER_DOWNLINE', 'TRANSFER_UPLINE'])
    expect(await sender.send({ to: above })).toMatchObject({ message: 'operation not allowed' })
    await modules(['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'], [])
    const { token } = await bench.member('trial')
    const requestNo = newRequestNo()
    const payload = { requestNo, to: above, amount: '20.00', paymentPassword: PAYMENT_PASSWORD }
    const heard = await bench.call('sendToTeammate', {
      token,
      payload,
      headers: { [HEADERS.idempotency]: requestNo },
    })
    expect(heard).toMatchObject({ success: false, message: 'in_need_true_account' })
  })
})

test('the menu has it where the account and a module allow it', async () => {
  const sender = await makeSender(bench)
  const has = async (token: string): Promise<boolean> => {
    const { value } = await bench.call('listMemberPages', { token, payload: {} })
    return (value as { pages: { page: string }[] }).pages.some(({ page }) => page === 'transferUpline') // by its schema
  }
  expect(await has(sender.token)).toBe(true)
  expect(await has((await bench.member()).token)).toBe(false)
  await modules([], ['TRANSFER_UPLINE', 'TRANSFER_DOWNLINE'])
  expect(await has(sender.token)).toBe(false)
})

test('downlines are found by a part of their name, whatever signs it has', async () => {
  const { downlines, token } = await makeSender(bench)
  const [first] = downlines
  const find = async (name: string): Promise<unknown> =>
    (await bench.call('listDownlines', { token, payload: { name, pageNo: 1, pageSize: 10 } })).value
  expect(await find(first?.username.slice(2).toUpperCase() ?? '')).toMatchObject({ total: 1, list: [first] })
  expect(await find('%')).toEqual({ total: 0, list: [] })
  expect(await find('')).toMatchObject({ total: 2 })
})

test('each side sees what the other one is, the newest first, and page by page', async () => {
  const sender = await makeSender(bench)
  await sender.send({ to: sender.upline.id })
  now += 1000
  await sender.send({ to: sender.downlines[0]?.id, amount: '30.00' })
  const { list, total } = await sender.transfers()
  expect(total).toBe(2)
  expect(list).toMatchObject([
    { direction: 'out', amount: '30.00', teammate: { ...sender.downlines[0], relation: 'downline' } },
    { direction: 'out', amount: '20.00', teammate: { ...sender.upline, relation: 'upline' } },
  ])
  expect((await sender.transfers({ pageNo: 2, pageSize: 1 })).list).toMatchObject([{ amount: '20.00' }])
  expect((await sender.transfers({ direction: 'in' })).total).toBe(0)
})

test('whatever is sent to and fro, no unit is lost or made (property)', async () => {
  const sender = await makeSender(bench)
  const sums = async (): Promise<bigint> => {
    const all = [sender.username, sender.upline.username, ...sender.downlines.map(({ username }) => username)]
    const books = await Promise.all(all.map((username) => sender.books(username)))
    return books.reduce((sum, { balance }) => sum + parseMoney(balance, 2), 0n)
  }
  const before = await sums()
  const receivers = [sender.upline, ...sender.downlines]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...receivers), fc.integer({ min: 1, max: 200_000 }), async ({ id }, minor) => {
      await sender.send({ to: id, amount: (minor / 100).toFixed(2) })
      expect(await sums()).toBe(before)
    }),
    { numRuns: 40 },
  )
  expect(await sender.books()).toMatchObject({ total: '0' })
})
