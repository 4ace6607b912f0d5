import { describe, expect, test } from 'vitest'
import { readPrice, type Price } from './price.ts'
import {
  acceptAndHandOver,
  checkSlip,
  handOver,
  isLeftOut,
  PRICE_GOOD_MS,
  systemSizes,
  type Quote,
  type SlipTerms,
} from './slip-check.ts'
import { combinationsOf } from './slip-return.ts'
import { agreeTo, clearSlip, EMPTY_SLIP, isPicked, removePick, togglePick, type Slip, type SlipPick } from './slip.ts'
import { stakePresets } from './stake-presets.ts'

const NOW = 1_000_000
const TERMS: SlipTerms = {
  leastStake: 100n,
  mostStake: null,
  mostReturn: null,
  mostPicks: 20,
  mostLines: 1000,
  extras: [],
}

// All of them are prices.
const price = (text: string): Price => readPrice(text) as Price
const pick = (outcome: string, agreed: string, over: Partial<SlipPick> = {}): SlipPick => ({
  fixture: `f-${outcome}`,
  market: `m-${outcome}`,
  outcome,
  relates: [],
  agreed: price(agreed),
  ...over,
})
const quote = (text: string, over: Partial<Quote> = {}): Quote => ({
  price: price(text),
  state: 'open',
  heardAt: NOW,
  mostStake: null,
  ...over,
})
const THREE = [pick('a', '3.30'), pick('b', '2.45'), pick('c', '1.55')]
const slip = (over: Partial<Slip> = {}): Slip => ({
  ...EMPTY_SLIP,
  acceptsHigher: false,
  picks: THREE,
  stake: 200_000n,
  ...over,
})
const quotes = (over: Readonly<Record<string, Quote>> = {}): ReadonlyMap<string, Quote> =>
  new Map(Object.entries({ a: quote('3.30'), b: quote('2.45'), c: quote('1.55'), ...over }))
const check = (one: Slip, known = quotes(), terms = TERMS) => checkSlip(one, known, terms, NOW)

describe('what is picked', () => {
  test('a second tap takes it out again, with its stake', () => {
    const one = togglePick(EMPTY_SLIP, pick('a', '2'), 20)
    expect(one && isPicked(one, 'a')).toBe(true)
    expect(one && togglePick({ ...one, ownStakes: { a: 5n } }, pick('a', '2.1'), 20)).toEqual(EMPTY_SLIP)
  })

  test('a full slip takes no more, but still lets go', () => {
    expect(togglePick(slip(), pick('d', '2'), 3)).toBeNull()
    expect(togglePick(slip(), pick('a', '2'), 3)?.picks).toHaveLength(2)
  })

  test('emptied, it keeps how the player stakes', () => {
    const emptied = clearSlip(slip({ mode: 'system', ownStakes: { a: 1n } }))
    expect(emptied).toEqual({ ...EMPTY_SLIP, mode: 'system', acceptsHigher: false, stake: 200_000n })
    expect(removePick(slip(), 'b').picks.map(({ outcome }) => outcome)).toEqual(['a', 'c'])
  })
})

describe('what it pays', () => {
  test('combined, to the minor unit: 3.30 x 2.45 x 1.55 x 2000', () => {
    const { possible, price: shown, lines, ticket } = check(slip({ mode: 'combined' }))
    expect(possible).toEqual({ stake: 200_000n, total: 2_506_350n, extra: 0n })
    expect([shown, lines, ticket?.size]).toEqual([price('12.53'), 1, 3])
  })

  test('singles, each with the common stake or its own, each rounded for itself', () => {
    const { possible, lines } = check(slip({ stake: 101n, ownStakes: { b: 333n } }))
    expect(possible).toEqual({ stake: 535n, total: 333n + 815n + 156n, extra: 0n })
    expect(lines).toBe(3)
  })

  test('a system, a bet a combination', () => {
    const { possible, lines } = check(slip({ mode: 'system', size: 2, stake: 101n }))
    expect(lines).toBe(3)
    // 3.30 x 2.45, 3.30 x 1.55, 2.45 x 1.55.
    expect(possible).toEqual({ stake: 303n, total: 816n + 516n + 383n, extra: 0n })
  })

  test('an extra for combining, the largest that so many picks get, of what is won', () => {
    const extras = [
      { from: 2, percent: '3' },
      { from: 3, percent: '5' },
      { from: 4, percent: '50' },
    ]
    const { possible } = check(slip({ mode: 'combined' }), quotes(), { ...TERMS, extras })
    expect(possible).toEqual({ stake: 200_000n, extra: 115_317n, total: 2_621_667n })
  })

  test('nothing before there is a stake', () => {
    expect(check(slip({ stake: null }))).toMatchObject({ possible: null, problem: 'no-stake', ticket: null })
    expect(check(slip({ stake: null, mode: 'combined' })).problem).toBe('no-stake')
  })
})

describe('what changes', () => {
  test('a price has to be agreed to, up or down', () => {
    for (const [text, move] of [
      ['2.50', 'up'],
      ['2.40', 'down'],
    ] as const) {
      const known = quotes({ b: quote(text) })
      const checked = check(slip({ mode: 'combined' }), known)
      expect(checked).toMatchObject({ problem: 'changed', ticket: null })
      expect(checked.picks[1]).toMatchObject({ state: 'changed', move })
      const agreed = agreeTo(slip({ mode: 'combined' }), new Map([['b', price(text)]]))
      expect(check(agreed, known).ticket?.picks[1]?.price).toEqual(price(text))
    }
  })

  test('one that moves again while it is being agreed to stays to be agreed to', () => {
    const agreed = agreeTo(slip(), new Map([['b', price('2.50')]]))
    expect(check(agreed, quotes({ b: quote('2.30') })).problem).toBe('changed')
  })

  test('higher ones alone are agreed to by choice', () => {
    const one = slip({ acceptsHigher: true })
    expect(check(one, quotes({ b: quote('2.50') })).ticket?.picks[1]?.price).toEqual(price('2.50'))
    expect(check(one, quotes({ b: quote('2.40') })).problem).toBe('changed')
  })

  test('a price of more than ten seconds ago, or of which nothing was heard, can not be taken', () => {
    const old = quotes({ a: quote('3.30', { heardAt: NOW - PRICE_GOOD_MS - 1 }) })
    expect(check(slip(), old)).toMatchObject({ problem: 'stale', ticket: null })
    expect(check(slip(), quotes({ a: quote('3.30', { heardAt: NOW - PRICE_GOOD_MS }) })).problem).toBeNull()
    expect(checkSlip(slip(), new Map(), TERMS, NOW)).toMatchObject({ problem: 'stale', ticket: null })
  })

  test.each(['paused', 'finished', 'removed'] as const)('what is %s is said and left out', (state) => {
    const checked = check(slip({ mode: 'combined' }), quotes({ a: quote('3.30', { state, heardAt: 0 }) }))
    expect(checked.picks.map(isLeftOut)).toEqual([true, false, false])
    expect(checked.ticket?.picks.map(({ outcome }) => outcome)).toEqual(['b', 'c'])
    expect(checked.possible?.total).toBe(759_500n)
  })

  test('nothing goes out but what the button said', () => {
    const shown = check(slip({ mode: 'combined' }))
    expect(handOver(shown, check(slip({ mode: 'combined' })))).toEqual(shown.ticket)
    const paused = quotes({ a: quote('3.30', { state: 'paused' }) })
    expect(handOver(shown, check(slip({ mode: 'combined' }), paused))).toBeNull()
    expect(handOver(shown, check(slip({ mode: 'combined', stake: 1000n })))).toBeNull()
    expect(handOver(shown, check(slip()))).toBeNull()
    expect(
      handOver(shown, check(slip({ mode: 'combined', acceptsHigher: true }), quotes({ a: quote('3.40') }))),
    ).toBeNull()
  })
})

test.each<[string, Partial<Slip>]>([
  ['no-stake', { stake: null }],
  ['stake-too-low', { stake: 99n }],
  ['stake-too-high', { stake: 300_001n }],
  ['changed', {}],
])('a changed price is asked about once nothing else is in the way of a bet: %s', (problem, over) => {
  const moved = quotes({ a: quote('3.10') })
  expect(check(slip(over), moved, { ...TERMS, mostStake: 300_000n }).problem).toBe(problem)
})

describe('changed prices that are accepted with the press that bets', () => {
  const combined = slip({ mode: 'combined' })
  const moved = quotes({ a: quote('3.10'), c: quote('1.60') })
  const shown = check(combined, moved)
  const agreed = agreeTo(combined, new Map(shown.picks.map(({ pick: { outcome }, price: now }) => [outcome, now])))

  test('go out as they were shown', () => {
    expect(shown).toMatchObject({ problem: 'changed', ticket: null })
    const ticket = acceptAndHandOver(shown, check(agreed, moved))
    expect(ticket?.picks.map((each) => each.price)).toEqual([price('3.10'), price('2.45'), price('1.60')])
  })

  test('do not where one has moved again, a pick is left out, or another stake stands there', () => {
    const fresh = [
      check(agreed, quotes({ a: quote('3.20'), c: quote('1.60') })),
      check({ ...agreed, acceptsHigher: true }, quotes({ a: quote('3.20'), c: quote('1.60') })),
      check(agreed, quotes({ a: quote('3.10', { state: 'paused' }), c: quote('1.60') })),
      check({ ...agreed, stake: 1000n }, moved),
    ]
    expect(fresh.map((each) => acceptAndHandOver(shown, each))).toEqual([null, null, null, null])
    // What showed no change has nothing to accept.
    expect(acceptAndHandOver(check(agreed, moved), check(agreed, moved))).toBeNull()
  })
})

describe('what can not be', () => {
  test.each([
    ['same-market', { fixture: 'f-a', market: 'm-a' }],
    ['same-fixture', { fixture: 'f-a' }],
    ['related', { relates: ['f-a'] }],
  ] as const)('two picks of the %s are refused together, not as singles', (reason, over) => {
    const picks = [pick('a', '3.30'), pick('b', '2.45', over)]
    const checked = check(slip({ picks, mode: 'combined' }))
    expect(checked).toMatchObject({
      problem: 'conflict',
      possible: null,
      conflicts: [{ outcomes: ['a', 'b'], reason }],
    })
    expect(check(slip({ picks: [...picks, pick('c', '1.55')], mode: 'system' })).problem).toBe('conflict')
    expect(check(slip({ picks })).problem).toBeNull()
  })

  test('two that hang on the same cup are related, also by the later one', () => {
    const both = [pick('a', '3.30', { relates: ['cup'] }), pick('b', '2.45', { relates: ['cup'] })]
    expect(check(slip({ picks: both, mode: 'combined' })).conflicts[0]?.reason).toBe('related')
    const turned = [pick('a', '3.30', { relates: ['f-b'] }), pick('b', '2.45')]
    expect(check(slip({ picks: turned, mode: 'combined' })).conflicts[0]?.reason).toBe('related')
  })

  test('a conflict with what is left out is none', () => {
    const picks = [pick('a', '3.30'), pick('b', '2.45', { fixture: 'f-a' }), pick('c', '1.55')]
    const known = quotes({ a: quote('3.30', { state: 'finished' }) })
    expect(check(slip({ picks, mode: 'combined' }), known).problem).toBeNull()
  })

  test.each<[string, Partial<Slip>, Partial<SlipTerms>]>([
    ['empty', { picks: [] }, {}],
    ['too-many-picks', {}, { mostPicks: 2 }],
    ['too-few-picks', { mode: 'combined', picks: THREE.slice(0, 1) }, {}],
    ['too-few-picks', { mode: 'system', size: 3 }, {}],
    ['too-many-lines', { mode: 'system', size: 2 }, { mostLines: 2 }],
    ['stake-too-low', { stake: 99n }, {}],
    ['stake-too-low', { stake: 0n }, { leastStake: 0n }],
    ['stake-too-low', { ownStakes: { a: 1n } }, {}],
    ['stake-too-high', {}, { mostStake: 199_999n }],
    ['return-too-high', { mode: 'combined' }, { mostReturn: 2_506_349n }],
  ])('%s', (problem, over, terms) => {
    expect(check(slip(over), quotes(), { ...TERMS, ...terms })).toMatchObject({ problem, ticket: null })
  })

  test('more on a boosted price than it takes', () => {
    const boosted = quotes({ a: quote('3.30', { mostStake: 199_999n }) })
    expect(check(slip(), boosted).problem).toBe('boost-stake-too-high')
  })
})

test('the sizes of a system', () => {
  expect(systemSizes(5)).toEqual([2, 3, 4])
  expect(systemSizes(2)).toEqual([])
  expect(combinationsOf(12, 6)).toBe(924)
  expect(combinationsOf(3, 4)).toBe(0)
})

test('stakes to choose are round, and between the least and the most', () => {
  expect(stakePresets(10_000n, null)).toEqual([50_000n, 100_000n, 200_000n, 500_000n])
  expect(stakePresets(30n, null)).toEqual([200n, 500n, 1000n, 2000n])
  expect(stakePresets(10_000n, 150_000n)).toEqual([50_000n, 100_000n])
  expect(stakePresets(0n, null, 2)).toEqual([1n, 2n])
})
