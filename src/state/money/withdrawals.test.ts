import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox, pampas } from '../../../scripts/sandbox/testing/sandbox.ts'
import { makePayee, PAYMENT_PASSWORD } from '../../../scripts/sandbox/testing/withdrawal.ts'
import { Refusal } from '../../rules/failure.ts'
import { newRequestNo } from '../../rules/money/money-intent.ts'
import { settledIntentsAtom } from './request/pending-money.ts'
import { sessionAtom } from '../account/login/session.ts'
import { settleMoneyAtom } from './request/settle-money.ts'
import { openPage, stubStorage } from '../../testing/state.ts'
import { confirmAllReceiptsAtom, confirmReceiptAtom, withdrawAtom } from './send-withdrawal.ts'
import { withdrawalQuery, withdrawalsQuery, withdrawalTermsQuery } from './withdrawals.ts'

const bench = createTestSandbox({ merchants: [pampas] })
afterAll(() => bench.sandbox.close())
beforeEach(stubStorage)
afterEach(async () => {
  vi.unstubAllGlobals()
  await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
})

/** The page of a member who can withdraw. */
async function enter() {
  const payee = await makePayee(bench)
  const { store, queries } = openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
  store.set(sessionAtom, { token: payee.token, accountType: 0, username: payee.username, nickname: '' })
  const asked = () => ({ requestNo: newRequestNo(), again: false })
  return {
    ...payee,
    store,
    queries,
    terms: () => queries.fetchQuery({ ...withdrawalTermsQuery, staleTime: 0 }),
    list: () => queries.fetchQuery({ ...withdrawalsQuery(1), staleTime: 0 }),
    one: (reference: string) => queries.fetchQuery({ ...withdrawalQuery(reference), staleTime: 0 }),
    ask: (amount: string, fee = '0.00') =>
      store.set(
        withdrawAtom,
        { ...asked(), to: payee.account, amount, fee, paymentPassword: PAYMENT_PASSWORD },
        queries,
      ),
    say: (from: string, to: 'received' | 'not-received', amount: string, paid = amount) =>
      store.set(confirmReceiptAtom, { requestNo: newRequestNo(), from, to, amount, paid }, queries),
    sayAll: (amount: string, ...receipts: { reference: string; amount: string; paid: string }[]) =>
      store.set(confirmAllReceiptsAtom, { requestNo: newRequestNo(), amount, receipts }, queries),
    ledger: () => bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${payee.username}`),
  }
}

test('the terms, the list and the ledger agree to the last unit', async () => {
  const { terms, ask, list, one, ledger } = await enter()
  expect(await terms()).toMatchObject({
    available: 100_000n,
    contactVerified: true,
    paymentPassword: true,
    turnover: [],
  })
  await ask('100.05')
  await ask('33.33', '1.33')
  expect((await terms()).available).toBe(86_662n)
  const { list: found, toConfirm } = await list()
  expect(found.map(({ amount, fee, remaining }) => [amount, fee, remaining])).toEqual([
    [3333n, 133n, 3200n],
    [10_005n, 0n, 10_005n],
  ])
  expect(toConfirm).toEqual([])
  expect(await ledger()).toMatchObject({ balance: '866.62', held: '133.38', total: '0' })
  expect((await one(found[0]?.reference ?? '')).history).toMatchObject([{ state: 'requested' }])
})

test('an answer that is lost is found out, and nothing else is withdrawn until then', async () => {
  const { ask, store, queries, ledger, list } = await enter()
  const lost = { kind: 'failing', how: 'cut-short', when: 'after', endpoint: 'createWithdrawal', times: 1 }
  await bench.control('POST', '/sandbox/scenarios', { brand: 'pampas', ...lost })
  expect(await ask('100.00')).toEqual({ state: 'pending' })
  await store.set(settleMoneyAtom, queries)
  expect(store.get(settledIntentsAtom)).toMatchObject([{ kind: 'withdrawal', state: 'done', amount: '100.00' }])
  expect(await ledger()).toMatchObject({ balance: '900.00', held: '100.00' })
  expect((await list()).total).toBe(1)
  // The very same is asked about, another one is not.
  expect(await ask('100.00', '2.00')).toEqual({ state: 'duplicate' })
  expect(await ask('50.00', '1.50')).toMatchObject({ state: 'done' })
})

test('a fee that has changed meanwhile moves nothing', async () => {
  const { ask, ledger } = await enter()
  await ask('100.00')
  await expect(ask('50.00', '0.00')).rejects.toBeInstanceOf(Refusal)
  expect(await ledger()).toMatchObject({ balance: '900.00', held: '100.00' })
})

test('what was paid out waits for a word, of which there is one', async () => {
  const { withdraw, bring, list, say, sayAll, one } = await enter()
  const [first, second] = [await withdraw('100.00'), await withdraw('50.00', '1.50')]
  for (const reference of [first, second]) await bring(reference, { to: 'paid-out' })
  expect((await list()).toConfirm).toEqual([
    { reference: second, amount: 4850n, paid: 4850n },
    { reference: first, amount: 10_000n, paid: 10_000n },
  ])
  expect((await one(first)).confirmBy).toBeGreaterThan(Date.now())
  expect(await say(first, 'not-received', '100.00')).toMatchObject({ state: 'done' })
  expect(await sayAll('48.50', { reference: second, amount: '48.50', paid: '48.50' })).toMatchObject({
    state: 'done',
    reply: { count: 1, amount: '48.50' },
  })
  await expect(say(second, 'not-received', '48.50')).rejects.toBeInstanceOf(Refusal)
  expect(await one(second)).toMatchObject({ state: 'confirmed', confirmedBy: 'member', received: 4850n, remaining: 0n })
  expect(await one(first)).toMatchObject({ state: 'not-received', received: 0n })
})

test('a word on one payment is never a word on the next one of the same amount', async () => {
  const { withdraw, bring, say, one, list } = await enter()
  const reference = await withdraw('100.00')
  await bring(reference, { to: 'paid-out', amount: '50.00' })
  expect((await list()).toConfirm).toEqual([{ reference, amount: 5000n, paid: 5000n }])
  // The operator has heard of the first one elsewhere, and pays the rest.
  await bring(reference, { to: 'partly-received' })
  await bring(reference, { to: 'paid-out' })
  await expect(say(reference, 'received', '50.00', '50.00')).rejects.toMatchObject({
    serverMessage: 'what was paid has changed',
    value: { receipts: [{ reference, amount: '50.00', paid: '100.00' }] },
  })
  expect(await one(reference)).toMatchObject({ state: 'paid-out', paid: 10_000n, received: 5000n })
  // Said of the second at once after the first it is no repetition: nothing is asked about.
  expect(await say(reference, 'received', '50.00', '100.00')).toMatchObject({ state: 'done' })
  expect(await one(reference)).toMatchObject({ state: 'confirmed', received: 10_000n })
})
