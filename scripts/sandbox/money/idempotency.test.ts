import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { endpoint } from '../../../src/api/transport/endpoint.ts'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { parseMoney } from '../../../src/rules/money/money.ts'
import { Refused } from '../answers.ts'
import { signedIn, type Services } from '../context.ts'
import type { HandlersOf } from '../contract.ts'
import { KEY_REUSED } from './idempotency.ts'
import { createIdentityJudge } from '../account/identity-token.ts'
import { mount, type SandboxEnv } from '../mount.ts'
import { createScenarios } from '../faults/scenarios.ts'
import { plainDemo } from '../plain-demo.ts'
import { makeMember, seedMerchant } from '../seeds/account/accounts.ts'
import { walletAccount, worldAccount } from '../store/ledger.ts'
import { openStore } from '../store/store.ts'
import { hear, makeRequest, pampas, type Heard } from '../testing/sandbox.ts'

// Any call that moves money would do; this one has nothing else to it.
const money = {
  payOut: endpoint({
    name: 'payOut',
    module: 'WALLET',
    method: 'POST',
    path: '/wps/test/payout',
    token: 'required',
    money: 'transfer',
    request: v.strictObject({ amount: v.string(), note: v.optional(v.string()) }),
    reply: v.object({ reference: v.string() }),
  }),
}

/** A gateway with that one call, whose handler counts how often it ran. */
function openTill() {
  const store = openStore(':memory:')
  const services: Services = {
    merchants: new Map([[pampas.merchantCode, pampas]]),
    store,
    scenarios: createScenarios(),
    seed: 1,
    today: 0,
    now: Date.now,
    identityJudge: createIdentityJudge(),
    tellSms: () => {},
    demo: plainDemo,
    drawPuzzle: plainDemo.pictures.drawPuzzle,
  }
  seedMerchant(store, pampas, 1, 0)
  const { id } = makeMember(store, pampas, 'player', { seed: 1, now: 0, balance: 10_000n })
  const token = store.sessions.begin(id, Date.now())
  let runs = 0
  const handlers: HandlersOf<typeof money> = {
    payOut: ({ amount, note }, context) => {
      runs += 1
      const reference = `OUT-${runs}`
      const minor = parseMoney(amount, 2)
      const wallet = walletAccount(signedIn(context).id)
      const entries = [
        { account: wallet, amount: -minor },
        { account: worldAccount(pampas.merchantCode), amount: minor },
      ]
      context.store.ledger.post({ merchant: pampas.merchantCode, reason: 'payout', reference, at: 0, entries })
      if (note === 'refuse') throw new Refused('not today')
      if (note === 'crash') throw new Error('the power went out')
      return { reference }
    },
  }
  const app = new Hono<SandboxEnv>()
  mount(app, money, handlers, { services, seal: null })
  app.onError((error) => new Response(error.message, { status: 500 }))
  const pay = async (key: string | null, payload: object): Promise<Heard> =>
    hear(
      await app.fetch(
        makeRequest(money.payOut, {
          payload,
          token,
          headers: { [HEADERS.idempotency]: key },
        }),
        {},
      ),
    )
  return {
    pay,
    services,
    runs: () => runs,
    balance: () => store.ledger.balance(walletAccount(id)),
    total: () => store.ledger.total(),
  }
}

const KEY = 'a'.repeat(32)
const OTHER_KEY = 'b'.repeat(32)

describe('a money call', () => {
  test('with the same key and payload is carried out once, and answered alike each time', async () => {
    const till = openTill()
    const first = await till.pay(KEY, { amount: '10.00', note: 'x' })
    const again = await till.pay(KEY, { note: 'x', amount: '10.00' })
    expect(first).toMatchObject({ success: true, value: { reference: 'OUT-1' } })
    expect(again).toMatchObject({ success: true, value: { reference: 'OUT-1' } })
    expect([till.runs(), till.balance(), till.total()]).toEqual([1, 9_000n, 0n])
  })

  test('sent twenty times at once is carried out once', async () => {
    const till = openTill()
    await Promise.all(Array.from({ length: 20 }, () => till.pay(KEY, { amount: '10.00' })))
    expect([till.runs(), till.balance()]).toEqual([1, 9_000n])
  })

  test('with the same key and another payload is refused', async () => {
    const till = openTill()
    await till.pay(KEY, { amount: '10.00' })
    expect(await till.pay(KEY, { amount: '10.01' })).toMatchObject({ status: 200, success: false, message: KEY_REUSED })
    expect(till.balance()).toBe(9_000n)
  })

  test('with another key is another call', async () => {
    const till = openTill()
    await till.pay(KEY, { amount: '10.00' })
    await till.pay(OTHER_KEY, { amount: '10.00' })
    expect(till.balance()).toBe(8_000n)
  })

  test('that is refused keeps its refusal and nothing else', async () => {
    const till = openTill()
    const refused = { status: 200, success: false, message: 'not today' }
    expect(await till.pay(KEY, { amount: '10.00', note: 'refuse' })).toMatchObject(refused)
    expect(await till.pay(KEY, { amount: '10.00', note: 'refuse' })).toMatchObject(refused)
    expect([till.runs(), till.balance()]).toEqual([1, 10_000n])
  })

  test('that a scenario refuses keeps that refusal, and another key is carried out', async () => {
    const till = openTill()
    till.services.scenarios.add({ kind: 'refusing', endpoint: 'payOut', message: 'not now', times: 1 })
    const refused = { status: 200, success: false, message: 'not now' }
    expect(await till.pay(KEY, { amount: '10.00' })).toMatchObject(refused)
    expect(await till.pay(KEY, { amount: '10.00' })).toMatchObject(refused)
    expect([till.runs(), till.balance()]).toEqual([0, 10_000n])
    expect(await till.pay(OTHER_KEY, { amount: '10.00' })).toMatchObject({ success: true })
  })

  test('that the wallet does not cover is refused', async () => {
    const till = openTill()
    expect(await till.pay(KEY, { amount: '100.01' })).toMatchObject({ success: false, message: 'insufficient balance' })
    expect(till.balance()).toBe(10_000n)
  })

  test('that crashes leaves nothing, not even its key', async () => {
    const till = openTill()
    expect(await till.pay(KEY, { amount: '10.00', note: 'crash' })).toMatchObject({ status: 500 })
    expect(till.balance()).toBe(10_000n)
    await till.pay(KEY, { amount: '10.00', note: 'crash' })
    expect(till.runs()).toBe(2)
  })

  test.each([null, 'short', 'A'.repeat(32)])('with the key %s is malformed', async (key) => {
    const till = openTill()
    expect(await till.pay(key, { amount: '10.00' })).toMatchObject({
      status: 400,
      value: { field: HEADERS.idempotency },
    })
    expect(till.runs()).toBe(0)
  })

  test('is carried out each time while deduplication is off', async () => {
    const till = openTill()
    till.services.scenarios.add({ kind: 'no-deduplication' })
    await till.pay(KEY, { amount: '10.00' })
    await till.pay(KEY, { amount: '10.00' })
    expect([till.runs(), till.balance()]).toEqual([2, 8_000n])
  })
})
