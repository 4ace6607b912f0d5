/** A thousand random lives of a slip, held against a reference that reckons with fractions. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ODDS_FORMATS, writeOdds } from './odds-format.ts'
import { isSamePrice, readPrice, type Price } from './price.ts'
import { checkSlip, handOver, isStale, type CheckedSlip, type Quote, type SlipTerms } from './slip-check.ts'
import { agreeTo, EMPTY_SLIP, removePick, SLIP_MODES, togglePick, type Slip, type SlipPick } from './slip.ts'

const FIXTURES = 6
const OUTCOMES = FIXTURES * 3
const MOST = 9

const outcomeAt = (index: number): Omit<SlipPick, 'agreed'> => {
  const fixture = `f${Math.floor(index / 3)}`
  // Two outcomes of the first market, one of a second; the last fixture decides the cup that the one before hangs on.
  const market = `${fixture}/${index % 3 === 2 ? 'totals' : 'result'}`
  return { fixture, market, outcome: `${market}/${index % 3}`, relates: fixture === 'f4' ? ['f5'] : [] }
}

const anyPrice = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 4 }))
  // At least a tenth of a cent above the stake: all of them are prices.
  .map(
    ([whole, part, scale]) =>
      readPrice(`${whole}.${scale < 4 ? String(part % 10 ** scale).padStart(scale, '0') : ''}1`) as Price,
  )

const index = fc.integer({ min: 0, max: OUTCOMES - 1 })
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('tap' as const), index }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), index, price: anyPrice }) },
  fc.record({
    do: fc.constant('pause' as const),
    index,
    state: fc.constantFrom('open', 'paused', 'finished', 'removed'),
  }),
  fc.record({ do: fc.constant('remove' as const), index }),
  fc.record({
    do: fc.constant('mode' as const),
    mode: fc.constantFrom(...SLIP_MODES),
    size: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({ do: fc.constant('stake' as const), stake: fc.bigInt({ min: 1n, max: 10n ** 12n }) }),
  fc.record({ do: fc.constant('own' as const), index, stake: fc.bigInt({ min: 1n, max: 10n ** 6n }) }),
  fc.record({ do: fc.constant('agree' as const), before: fc.option(anyPrice) }),
  fc.record({ do: fc.constant('format' as const), format: fc.constantFrom(...ODDS_FORMATS) }),
  fc.record({ do: fc.constant('higher' as const), on: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 4000 }) }),
  fc.record({ do: fc.constant('hear' as const) }),
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface World {
  slip: Slip
  readonly quotes: Map<string, Quote>
  now: number
  format: (typeof ODDS_FORMATS)[number]
  /** Decimals of the currency. */
  readonly digits: number
}

const patch = (world: World, outcome: string, over: Partial<Quote>): void => {
  const quote = world.quotes.get(outcome)
  if (quote) world.quotes.set(outcome, { ...quote, ...over })
}

function take(world: World, action: Step): void {
  const { slip, now, quotes } = world
  switch (action.do) {
    case 'tap': {
      const picked = outcomeAt(action.index)
      const quote = quotes.get(picked.outcome)
      if (quote) world.slip = togglePick(slip, { ...picked, agreed: quote.price }, MOST) ?? slip
      return
    }
    case 'move':
      return patch(world, outcomeAt(action.index).outcome, { price: action.price, heardAt: now })
    case 'pause':
      return patch(world, outcomeAt(action.index).outcome, { state: action.state as Quote['state'] })
    case 'remove':
      world.slip = removePick(slip, outcomeAt(action.index).outcome)
      return
    case 'mode':
      world.slip = { ...slip, mode: action.mode, size: action.size }
      return
    case 'stake':
      world.slip = { ...slip, stake: action.stake }
      return
    case 'own':
      world.slip = { ...slip, ownStakes: { ...slip.ownStakes, [outcomeAt(action.index).outcome]: action.stake } }
      return
    case 'agree': {
      const seen = new Map(checked(world).picks.map(({ pick, price }) => [pick.outcome, price]))
      // What the player saw may have moved before the tap arrives.
      const first = slip.picks[0]
      if (first && action.before) patch(world, first.outcome, { price: action.before })
      world.slip = agreeTo(slip, seen)
      return
    }
    case 'format':
      world.format = action.format
      return
    case 'higher':
      world.slip = { ...slip, acceptsHigher: action.on }
      return
    case 'wait':
      world.now += action.ms
      return
    case 'hear':
      for (const [outcome, quote] of quotes) quotes.set(outcome, { ...quote, heardAt: now })
  }
}

const TERMS: SlipTerms = {
  leastStake: 1n,
  mostStake: null,
  mostReturn: null,
  mostPicks: MOST,
  mostLines: 1000,
  extras: [{ from: 3, percent: '5' }],
}
/** A single that is alone has no field of its own. */
const ownOf = ({ picks, ownStakes }: Slip, outcome: string): bigint | undefined =>
  picks.length === 1 ? undefined : ownStakes[outcome]
const checked = ({ slip, quotes, now }: World): CheckedSlip => checkSlip(slip, quotes, TERMS, now)

/** A fraction of two whole numbers. */
type Ratio = readonly [bigint, bigint]
const times = (one: Ratio, other: Ratio): Ratio => [one[0] * other[0], one[1] * other[1]]
/** Prices as fractions by another way than the rules take: from their text. */
const ratio = (price: Price): Ratio => {
  const [whole = '', part = ''] = writeOdds(price, 'decimal', '.').split('.')
  return [BigInt(whole + part), 10n ** BigInt(part.length)]
}

/** Every subset of a size, by the bits of a number. */
function subsets<T>(list: readonly T[], size: number): T[][] {
  const found: T[][] = []
  for (let bits = 0; bits < 2 ** list.length; bits += 1) {
    const chosen = list.filter((_, at) => (bits >> at) & 1)
    if (chosen.length === size) found.push(chosen)
  }
  return found
}

/** What it all pays, in minor units: worked out in whole units of the currency, as a fraction, and cut off at its digits. */
function reference({ slip, digits }: World, taken: CheckedSlip['picks']): bigint {
  const one = 10n ** BigInt(digits)
  const bets =
    slip.mode === 'single'
      ? taken.map((each) => ({ stake: ownOf(slip, each.pick.outcome) ?? slip.stake ?? 0n, legs: [each] }))
      : subsets(taken, slip.mode === 'combined' ? taken.length : slip.size).map((legs) => ({
          stake: slip.stake ?? 0n,
          legs,
        }))
  const plain = bets.reduce((sum, { stake, legs }) => {
    const [above, below] = legs.reduce<Ratio>((all, { price }) => times(all, ratio(price)), [stake, one])
    return sum + (above * one) / below
  }, 0n)
  if (slip.mode !== 'combined' || taken.length < 3) return plain
  return plain + ((plain - (slip.stake ?? 0n)) * 5n) / 100n
}

let handedOn = 0

function inspect(world: World): void {
  const { slip, quotes, now, format } = world
  const result = checked(world)
  expect(slip.picks.length).toBeLessThanOrEqual(MOST)
  expect((result.ticket === null) === (result.problem !== null)).toBe(true)
  const counted = result.picks.filter(({ state }) => state !== 'paused' && state !== 'finished' && state !== 'removed')
  if (result.possible) expect(result.possible.total).toBe(reference(world, counted))
  // How prices are written changes nothing of what is paid.
  for (const { price } of result.picks) expect(writeOdds(price, format, ',')).not.toBe('')
  const { ticket } = result
  if (!ticket) return
  handedOn += 1
  expect(handOver(result, result)).toBe(ticket)
  expect(ticket.picks.map(({ outcome }) => outcome)).toEqual(counted.map(({ pick }) => pick.outcome))
  for (const { outcome, price } of ticket.picks) {
    const [quote, pick] = [quotes.get(outcome), slip.picks.find((each) => each.outcome === outcome)]
    expect(quote?.state).toBe('open')
    expect(isStale(quote?.heardAt ?? 0, now)).toBe(false)
    // It is the price of this moment, and it was agreed to: itself, or as one that is higher.
    expect(quote && isSamePrice(quote.price, price)).toBe(true)
    const [[a, b], [c, d]] = [ratio(price), ratio(pick?.agreed ?? price)]
    expect(a * d === c * b || (slip.acceptsHigher && a * d > c * b)).toBe(true)
  }
  if (ticket.mode === 'single') return
  expect(new Set(ticket.picks.map(({ fixture }) => fixture)).size).toBe(ticket.picks.length)
  expect(['f4', 'f5'].every((name) => ticket.picks.some(({ fixture }) => fixture === name))).toBe(false)
  expect(ticket.size).toBeLessThanOrEqual(ticket.picks.length)
  expect(ticket.size).toBeGreaterThanOrEqual(2)
}

test('whatever happens to a slip, its return is exact and nothing goes out that was not agreed to or can not be', () => {
  handedOn = 0
  const opening = fc.array(anyPrice, { minLength: OUTCOMES, maxLength: OUTCOMES })
  fc.assert(
    fc.property(
      opening,
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.integer({ min: 0, max: 4 }),
      (prices, actions, digits) => {
        const quotes = prices.map((price, at): [string, Quote] => [
          outcomeAt(at).outcome,
          { price, state: 'open', heardAt: 0, mostStake: null },
        ])
        const world: World = { slip: EMPTY_SLIP, quotes: new Map(quotes), now: 0, format: 'decimal', digits }
        for (const action of actions) {
          take(world, action)
          inspect(world)
        }
      },
    ),
    { numRuns: 1000 },
  )
  // Otherwise none of the above was put to the test.
  expect(handedOn).toBeGreaterThan(1000)
})
