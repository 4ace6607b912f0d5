/** Rewards that are claimed: each is one intent, and moves money once whatever becomes of its answers (safety rule "Money"). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSandbox } from '../../../scripts/sandbox/testing/sandbox.ts'
import { newRequestNo } from '../../rules/money/money-intent.ts'
import { cashbackQuery, claimCashbackAtom } from '../records/cashback.ts'
import { claimMissionAtom, leaderboardQuery, missionsQuery } from './missions.ts'
import { pendingIntentsAtom, settledIntentsAtom } from '../money/request/pending-money.ts'
import { claimRewardAtom } from './rewards.ts'
import { friendsQuery, referralQuery } from './referral.ts'
import { sessionAtom } from '../account/login/session.ts'
import { openPage, stubStorage, type TestPage } from '../../testing/state.ts'

const bench = createTestSandbox()
beforeEach(stubStorage)
afterEach(async () => {
  vi.unstubAllGlobals()
  await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
})

/** A member without money who has something to claim, and a page of theirs. */
async function enter() {
  const { username: member, token } = await bench.member('empty')
  await bench.control('POST', '/sandbox/cashback', { merchant: 'pampas', member, validBet: '1000' })
  const { mission } = await bench.control('POST', '/sandbox/missions', {
    merchant: 'pampas',
    member,
    kind: 'deposit-of-the-week',
    progress: '1',
  })
  const { id } = await bench.control('POST', '/sandbox/rewards', { merchant: 'pampas', member, amount: '3' })
  const page = openPage(async (input, init) => bench.sandbox.fetch(new Request(input, init)))
  page.store.set(sessionAtom, { token, accountType: 0, username: member, nickname: '' })
  const balance = async () =>
    (await bench.control('GET', `/sandbox/ledger?merchant=pampas&member=${member}`))['balance']
  return { ...page, member, mission: String(mission), reward: String(id), balance }
}

type Entered = Awaited<ReturnType<typeof enter>>
const asked = () => ({ requestNo: newRequestNo(), again: false })

const CLAIMS = [
  {
    name: 'the reward of a mission',
    endpoint: 'claimMission',
    amount: '5.00',
    claim: ({ store, queries, mission }: Entered, said = asked()) =>
      store.set(claimMissionAtom, { ...said, what: mission }, queries),
  },
  {
    name: 'cashback',
    endpoint: 'claimCashback',
    amount: '8.00',
    claim: ({ store, queries }: Entered, said = asked()) =>
      store.set(claimCashbackAtom, { ...said, what: null }, queries),
  },
  {
    name: 'a reward',
    endpoint: 'claimReward',
    amount: '3.00',
    claim: ({ store, queries, reward }: Entered, said = asked()) =>
      store.set(claimRewardAtom, { ...said, what: reward }, queries),
  },
] as const

describe.each(CLAIMS)('$name', ({ endpoint, amount, claim }) => {
  test('comes once, however often its intent is sent', async () => {
    const page = await enter()
    const one = asked()
    const sent = await Promise.all([claim(page, one), claim(page, one)])
    expect(sent).toMatchObject([
      { state: 'done', reply: { amount } },
      { state: 'done', reply: { amount } },
    ])
    expect(await page.balance()).toBe(amount)
  })

  test('is pending where its answer is lost, found out, and not sent again before that', async () => {
    const page = await enter()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'no-deduplication', brand: 'pampas' })
    const lost = { kind: 'failing', brand: 'pampas', how: 'html' }
    await bench.control('POST', '/sandbox/scenarios', { ...lost, when: 'after', endpoint, times: 1 })
    await bench.control('POST', '/sandbox/scenarios', { ...lost, when: 'before', endpoint: 'settleMoneyRequest' })
    expect(await claim(page)).toEqual({ state: 'pending' })
    expect(await claim(page)).toEqual({ state: 'pending' })
    expect(page.store.get(pendingIntentsAtom)).toHaveLength(1)
    await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
    await vi.waitFor(() => expect(page.store.get(settledIntentsAtom)).toMatchObject([{ state: 'done', amount }]))
    expect(await page.balance()).toBe(amount)
  })

  test('moves nothing where it is refused', async () => {
    const page = await enter()
    await claim(page)
    await expect(claim(page)).rejects.toMatchObject({ kind: 'refusal' })
    expect(await page.balance()).toBe(amount)
    expect(page.store.get(pendingIntentsAtom)).toEqual([])
  })
})

describe('what can be claimed', () => {
  const read = async ({ queries }: TestPage) => {
    return {
      missions: await queries.fetchQuery(missionsQuery('TY')),
      board: await queries.fetchQuery(leaderboardQuery),
      cashback: await queries.fetchQuery(cashbackQuery),
      referral: await queries.fetchQuery(referralQuery('TY')),
      friends: await queries.fetchQuery(friendsQuery(1)),
    }
  }

  test('is told in minor units', async () => {
    const page = await enter()
    await bench.control('POST', '/sandbox/referrals', {
      merchant: 'pampas',
      member: page.member,
      count: 2,
      deposited: 1,
    })
    const { missions, board, cashback, referral, friends } = await read(page)
    expect(missions.find(({ state }) => state === 'claimable')).toMatchObject({ progress: 1n, goal: 1n, reward: 500n })
    expect(board.list[0]?.amount).toBeGreaterThan(0n)
    expect(cashback).toMatchObject({ total: 800n, min: 100n, categories: [{ category: 'RNG', validBet: 100_000n }] })
    expect(referral).toMatchObject({ invited: 2, earned: 1000n, reward: 1000n })
    expect(friends.list.map(({ earned }) => earned)).toEqual(expect.arrayContaining([null, 1000n]))
  })
})
