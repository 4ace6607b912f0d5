/** Steps and offers whose answers are lost, and both sides acting at once: what a page is told is what the platform holds. */
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  contractsOf,
  makePair,
  makeParty,
  offer,
  TERMS,
  type Party,
} from '../../../scripts/sandbox/testing/contracts.ts'
import { createTestSandbox, hoasen } from '../../../scripts/sandbox/testing/sandbox.ts'
import { listContracts, getContract } from '../../api/team/contracts.ts'
import { Refusal } from '../../rules/failure.ts'
import { CONTRACT_KINDS } from '../../rules/team/contract-terms.ts'
import { CONTRACT_STEPS, type ContractStep } from '../../rules/team/contract-state.ts'
import { brandAtom } from '../site/brand.ts'
import { sessionAtom } from '../account/login/session.ts'
import { openPage, stubStorage, testBrand } from '../../testing/state.ts'
import { offerContractAtom, takeContractStepAtom } from './contract-calls.ts'

const bench = createTestSandbox({ merchants: [hoasen] })
afterAll(() => bench.sandbox.close())
beforeEach(stubStorage)
afterEach(() => vi.unstubAllGlobals())

/** How an answer is lost: the call does not arrive, its answer does not, or neither does that to what is asked after it. */
type Loss = 'none' | 'call' | 'answer' | 'answer-and-look'

const SAID = { merchant: hoasen.merchantCode, language: () => 'EN' }
const LOOKS: readonly string[] = [getContract.path, listContracts.path]

/** A page of somebody's, whose next call is lost as the test says. */
function openTab({ token }: Party) {
  const line: { loss: Loss; sent: number } = { loss: 'none', sent: 0 }
  const page = openPage(async (input, init) => {
    const request = new Request(input, init)
    const isLook = LOOKS.includes(new URL(request.url).pathname) && request.method === 'GET'
    if (isLook) {
      // One that no read is tried again for.
      if (line.loss === 'answer-and-look') return new Response('', { status: 404 })
      return bench.sandbox.fetch(request)
    }
    line.sent += 1
    const { loss } = line
    if (loss === 'call') throw new TypeError('Failed to fetch')
    const answer = await bench.sandbox.fetch(request)
    if (loss !== 'none') throw new TypeError('Failed to fetch')
    return answer
  }, SAID)
  page.store.set(brandAtom, { ...testBrand(), merchantCode: hoasen.merchantCode, currency: { symbol: '₫', digits: 0 } })
  page.store.set(sessionAtom, { token, accountType: 0, username: '', nickname: '' })
  /** Takes a step; whether it was taken, as far as the page is told, and how it was refused. */
  const take = async (id: string, step: ContractStep, loss: Loss = 'none'): Promise<unknown> => {
    line.loss = loss
    const told = await page.store
      .set(takeContractStepAtom, { contract: { id, kind: 'dividend' }, step }, page.queries)
      .then(
        () => 'taken',
        (error: unknown) => error,
      )
    line.loss = 'none'
    return told
  }
  return { ...page, line, take }
}

const LEADS_TO = { accept: 'accepted', decline: 'declined', terminate: 'terminated' } as const

test.each(['answer', 'answer-and-look'] as const)(
  'a step whose %s is lost is taken once, and found out by then or by the next press',
  async (loss) => {
    const { downline, upline, offer: make } = await makePair(bench)
    const id = await make()
    const tab = openTab(downline)
    const told = await tab.take(id, 'accept', loss)
    if (loss === 'answer') expect(told).toBe('taken')
    else {
      expect(told).toBeInstanceOf(Error)
      // It is refused as accepted already, which is what was wanted.
      expect(await tab.take(id, 'accept')).toBe('taken')
    }
    expect(await contractsOf(bench, upline)).toMatchObject([{ id, state: 'accepted' }])
  },
)

test('both sides act at once: one of them is told that it was taken, the other how it is', async () => {
  const { downline, upline, offer: make } = await makePair(bench)
  for (let round = 0; round < 10; round += 1) {
    const id = await make()
    const [above, below] = [openTab(upline), openTab(downline)]
    const step = round % 2 === 0 ? 'accept' : 'decline'
    const [ended, answered] = await Promise.all([above.take(id, 'terminate'), below.take(id, step)])
    const state = (await contractsOf(bench, upline)).find((one) => one.id === id)?.state
    expect([ended, answered].filter((told) => told === 'taken')).toHaveLength(1)
    expect(state).toBe(ended === 'taken' ? 'terminated' : LEADS_TO[step])
    expect([ended, answered].find((told) => told !== 'taken')).toBeInstanceOf(Refusal)
    // The next round begins with nothing open.
    if (state === 'accepted') await below.take(id, 'terminate')
  }
})

test('whatever is lost, a page that is told that a step was taken is right, and both sides see the same (property)', async () => {
  const steps = fc.record({
    side: fc.constantFrom('upline' as const, 'downline' as const),
    step: fc.constantFrom(...CONTRACT_STEPS),
    loss: fc.constantFrom<Loss>('none', 'call', 'answer', 'answer-and-look'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 6 }), async (taken) => {
      const pair = await makePair(bench)
      const id = await pair.offer()
      const tabs = { upline: openTab(pair.upline), downline: openTab(pair.downline) }
      for (const { side, step, loss } of taken) {
        const told = await tabs[side].take(id, step, loss)
        const [above] = await contractsOf(bench, pair.upline)
        const [below] = await contractsOf(bench, pair.downline)
        expect(above?.state).toBe(below?.state)
        if (told === 'taken') expect(above?.state).toBe(LEADS_TO[step])
      }
    }),
    { numRuns: 25 },
  )
})

test.each(CONTRACT_KINDS)(
  'an offer of the kind %s is made once, however often it is pressed while answers are lost',
  async (kind) => {
    const { upline, downline } = await makePair(bench)
    const tab = openTab(upline)
    const { period, tiers } = TERMS[kind]
    const none = { validBet: 0n, netLoss: 0n, activeMembers: 0, rate: 0n, lossRate: 0n }
    const terms = tiers.map((said) => {
      const { rate, lossRate = '0' }: { rate: string; lossRate?: string } = said
      return { ...none, rate: BigInt(Number(rate) * 10_000), lossRate: BigInt(Number(lossRate) * 10_000) }
    })
    const press = async (loss: Loss): Promise<unknown> => {
      tab.line.loss = loss
      const said = { to: downline.id, kind, period, tiers: terms, replaces: null }
      const told = await tab.store.set(offerContractAtom, said, tab.queries).catch((error: unknown) => error)
      tab.line.loss = 'none'
      return told
    }
    expect(await press('call')).toBeInstanceOf(Error)
    expect(await contractsOf(bench, downline)).toEqual([])
    expect(await press('answer-and-look')).toBeInstanceOf(Error)
    const [made] = await contractsOf(bench, downline)
    expect(await press('none')).toEqual({ id: made?.id })
    expect(await press('answer')).toEqual({ id: made?.id })
    expect(await contractsOf(bench, downline)).toHaveLength(1)
  },
)

test('an offer that somebody else’s terms wait in front of is refused, and one from before is not taken for it', async () => {
  const upline = await makeParty(bench, hoasen, 'agent2')
  const downline = await makeParty(bench, hoasen, 'player', upline)
  await offer(bench, upline, downline, { ...TERMS.dividend, tiers: [{ rate: '3' }] })
  const tab = openTab(upline)
  const tiers = [{ validBet: 0n, netLoss: 0n, activeMembers: 0, rate: 100_000n, lossRate: 0n }]
  const said = { to: downline.id, kind: 'dividend', period: 'weekly', tiers, replaces: null } as const
  await expect(tab.store.set(offerContractAtom, said, tab.queries)).rejects.toMatchObject({
    serverMessage: 'contract offer is open',
  })
  const [open] = await contractsOf(bench, downline)
  const below = openTab(downline)
  await below.take(open?.id ?? '', 'decline')
  expect(await tab.store.set(offerContractAtom, said, tab.queries)).toMatchObject({ id: expect.any(String) })
  const [second] = await contractsOf(bench, downline)
  await below.take(second?.id ?? '', 'accept')
  // The very same terms once more, which never arrive: the contract in force is not it.
  tab.line.loss = 'call'
  const again = { ...said, replaces: second?.id ?? null }
  await expect(tab.store.set(offerContractAtom, again, tab.queries)).rejects.toBeInstanceOf(Error)
})
