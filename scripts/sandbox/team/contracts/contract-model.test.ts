/** The sandbox's contracts against the rules as a model: whatever is done in whatever order, both say the same. */
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { parseMoney } from '../../../../src/rules/money/money.ts'
import { endedByAccepting, judgeOffer, type BookContract } from '../../../../src/rules/team/contract-book.ts'
import { CONTRACT_STEPS, isOpen, takeStep } from '../../../../src/rules/team/contract-state.ts'
import { hasHigherRate, type ContractKind } from '../../../../src/rules/team/contract-terms.ts'
import { NO_TIER } from '../../../../src/testing/make-tiers.ts'
import { contractsOf, makePair, makeParty, offer, take, TERMS, type Party } from '../../testing/contracts.ts'
import { createTestSandbox, hoasen } from '../../testing/sandbox.ts'

const bench = createTestSandbox({ merchants: [hoasen] })
afterAll(() => bench.sandbox.close())

const KINDS = ['dividend', 'daily-salary'] as const satisfies readonly ContractKind[]
const PERCENTS = ['1', '2', '3'] as const

/** A line of four, three of them agents, each below the one before. */
async function makeLine(): Promise<Party[]> {
  const line = [await makeParty(bench, hoasen, 'agent1')]
  for (const kind of ['agent2', 'agent42', 'player']) line.push(await makeParty(bench, hoasen, kind, line.at(-1)))
  return line
}

const depth = fc.nat(2)
const action = fc.oneof(
  fc.record({
    does: fc.constant('offer' as const),
    depth,
    kind: fc.constantFrom(...KINDS),
    percent: fc.constantFrom(...PERCENTS),
  }),
  fc.record({
    does: fc.constantFrom(...CONTRACT_STEPS),
    depth,
    kind: fc.constantFrom(...KINDS),
    by: fc.constantFrom('upline' as const, 'downline' as const),
    // How many contracts back: the last one, mostly.
    back: fc.constantFrom(0, 0, 0, 1),
  }),
)

/** What the rules say: all contracts that there were, in their order. */
function createModel(line: readonly Party[]) {
  let book: BookContract[] = []
  const isBelow = (member: string, above: string): boolean =>
    line.findIndex(({ id }) => id === member) > line.findIndex(({ id }) => id === above)
  const change = (id: string, state: BookContract['state']): void => {
    book = book.map((one) => (one.id === id ? { ...one, state } : one))
  }
  return {
    all: () => book,
    refusesOffer: (offered: BookContract) => judgeOffer(offered, book, isBelow) !== null,
    add: (offered: BookContract) => void book.push(offered),
    /** Takes a step; false where it is refused. */
    step: (contract: BookContract, step: (typeof CONTRACT_STEPS)[number], by: 'upline' | 'downline'): boolean => {
      const taken = takeStep(contract.state, step, by)
      if ('refused' in taken) return false
      if (step === 'accept')
        for (const { contract: other } of endedByAccepting(contract, book, isBelow)) change(other.id, 'terminated')
      change(contract.id, taken.state)
      return true
    },
    /** Whether no open contract pays more than one in force further up, and no two of a kind bind one member alike. */
    isSound: () =>
      book.every((one) =>
        book.every(
          (other) =>
            one.id === other.id ||
            one.kind !== other.kind ||
            !isOpen(one.state) ||
            other.state !== 'accepted' ||
            (one.downline === other.downline
              ? one.state !== 'accepted'
              : !isBelow(one.downline, other.downline) || !hasHigherRate(one, other)),
        ),
      ),
  }
}

test('whatever uplines and downlines do, the sandbox and the rules say the same, and so do both sides (property)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) => {
      const line = await makeLine()
      const model = createModel(line)
      for (const one of actions) {
        const [upline, downline] = [line[one.depth]!, line[one.depth + 1]!]
        if (one.does === 'offer') {
          const terms = { ...TERMS[one.kind], tiers: [{ rate: one.percent }] }
          const offered: BookContract = {
            ...TERMS[one.kind],
            id: '',
            tiers: [{ ...NO_TIER, rate: parseMoney(one.percent, 4) }],
            upline: upline.id,
            downline: downline.id,
            state: 'offered',
          }
          const { success, value } = await offer(bench, upline, downline, terms)
          expect(success).toBe(!model.refusesOffer(offered))
          if (success) model.add({ ...offered, id: (value as { id: string }).id })
        } else {
          const contract = model
            .all()
            .filter(({ kind, downline: to }) => kind === one.kind && to === downline.id)
            .at(-1 - one.back)
          if (!contract) continue
          const heard = await take(bench, one.by === 'upline' ? upline : downline, one.does, contract.id, one.kind)
          expect(heard.success).toBe(model.step(contract, one.does, one.by))
        }
        expect(model.isSound()).toBe(true)
      }
      for (const party of line) {
        const seen = (await contractsOf(bench, party)).map(({ id, state }) => `${id} ${state}`)
        const mine = model.all().filter(({ upline, downline }) => upline === party.id || downline === party.id)
        expect(seen.toSorted()).toEqual(mine.map(({ id, state }) => `${id} ${state}`).toSorted())
      }
    }),
    { numRuns: 60 },
  )
}, 30_000)

test('where both act at once one of them is first, the other is told so, and both see the same', async () => {
  for (const [mine, theirs] of [
    ['terminate', 'accept'],
    ['terminate', 'decline'],
  ] as const) {
    const { upline, downline, offer: make } = await makePair(bench)
    const id = await make()
    const heard = await Promise.all([take(bench, upline, mine, id), take(bench, downline, theirs, id)])
    expect(heard.filter(({ success }) => success)).toHaveLength(1)
    const [[above], [below]] = [await contractsOf(bench, upline), await contractsOf(bench, downline)]
    expect(above?.state).toBe(below?.state)
    expect(heard.map(({ value }) => (value as { state: string }).state)).toEqual([above?.state, above?.state])
  }
})

test.each(['before', 'after'] as const)(
  'a connection that broke %s the step was taken leaves both sides agreed, and it is taken once',
  async (when) => {
    const { upline, downline, offer: make } = await makePair(bench)
    const id = await make()
    const lost = { kind: 'failing', endpoint: 'processDividend', how: 'abort', when, times: 1, brand: 'hoasen' }
    expect(await bench.control('POST', '/sandbox/scenarios', lost)).toMatchObject({ kind: 'failing' })
    await expect(take(bench, downline, 'accept', id)).rejects.toThrow()
    const states = async () =>
      Promise.all([upline, downline].map(async (side) => (await contractsOf(bench, side))[0]?.state))
    const then = when === 'before' ? 'offered' : 'accepted'
    expect(await states()).toEqual([then, then])
    expect((await take(bench, downline, 'accept', id)).success).toBe(when === 'before')
    expect(await states()).toEqual(['accepted', 'accepted'])
  },
)
