import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payFor, payForBet } from './contract-pay.ts'
import {
  CONTRACT_KINDS,
  hasHigherRate,
  judgeTerms,
  PERIODS_OF,
  tierFor,
  type ContractTerms,
  type Tier,
} from './contract-terms.ts'
import { NO_TIER, tiersOf } from '../../testing/make-tiers.ts'

const LIMITS = { maxRate: 500_000n, maxTiers: 10 }
const kinds = fc.constantFrom(...CONTRACT_KINDS)
const reached = fc.record({
  validBet: fc.bigInt(0n, 600_000n),
  netLoss: fc.bigInt(-100_000n, 300_000n),
  activeMembers: fc.nat(120),
})
const tier = (said: Partial<Tier>): Tier => ({ ...NO_TIER, ...said })
const dividend = (...tiers: Tier[]): ContractTerms => ({ kind: 'dividend', period: 'monthly', tiers })

describe('terms', () => {
  test('that rise are let through, whatever their kind (property)', () => {
    fc.assert(
      fc.property(
        kinds.chain((kind) => fc.tuple(fc.constant(kind), tiersOf(kind), fc.constantFrom(...PERIODS_OF[kind]))),
        ([kind, tiers, period]) => void expect(judgeTerms({ kind, period, tiers }, LIMITS)).toBeNull(),
      ),
    )
  })

  const low = tier({ validBet: 100n, rate: 10_000n })
  test.each<[string, ContractTerms, unknown]>([
    ['of an hour cannot be a dividend’s', { ...dividend(low), period: 'hourly' }, { tier: null, field: 'period' }],
    ['need a tier', dividend(), { tier: null, problem: 'count' }],
    ['have no more tiers than are let', dividend(...Array.from({ length: 11 }, () => low)), { problem: 'count' }],
    ['ask for nothing negative', dividend(tier({ ...low, netLoss: -1n })), { field: 'netLoss', problem: 'negative' }],
    [
      'say nothing of another kind',
      { kind: 'daily-salary', period: 'daily', tiers: [tier({ ...low, lossRate: 1n })] },
      { tier: 0, field: 'lossRate', problem: 'not-of-this-kind' },
    ],
    ['pay no more than is let', dividend(tier({ rate: 500_001n })), { field: 'rate', problem: 'rate-bounds' }],
    ['pay something', dividend(tier({ validBet: 1n })), { field: 'rate', problem: 'rate-bounds' }],
    ['ask for more in a higher tier', dividend(low, tier({ ...low, rate: 20_000n })), { tier: 1, field: 'validBet' }],
    ['pay more in a higher tier', dividend(low, tier({ ...low, validBet: 200n })), { tier: 1, field: 'rate' }],
    [
      'ask for no less of anything in a higher tier',
      dividend(tier({ ...low, activeMembers: 3 }), tier({ validBet: 200n, rate: 20_000n })),
      { tier: 1, field: 'activeMembers', problem: 'not-above-previous' },
    ],
  ])('%s', (_, terms, problem) => {
    expect(judgeTerms(terms, LIMITS)).toMatchObject(problem as object)
  })
})

test('the tier is the highest of which all is reached', () => {
  const tiers = [tier({ validBet: 10n, rate: 1n }), tier({ validBet: 20n, activeMembers: 2, rate: 2n })]
  const at = (validBet: bigint, activeMembers: number) => tierFor(tiers, { validBet, netLoss: 0n, activeMembers })?.rate
  expect([at(9n, 9), at(10n, 0), at(20n, 1), at(20n, 2)]).toEqual([undefined, 1n, 1n, 2n])
})

describe('a higher rate', () => {
  const rateAt = (tiers: readonly Tier[], figures: Parameters<typeof tierFor>[1]) => {
    const found = tierFor(tiers, figures)
    return [found?.rate ?? 0n, found?.lossRate ?? 0n]
  }
  const pair = kinds.chain((kind) => fc.tuple(tiersOf(kind), tiersOf(kind)))

  test('is what pays more at some figures, and nothing else (property)', () => {
    fc.assert(
      fc.property(pair, reached, ([one, other], figures) => {
        const [mine, theirs] = [rateAt(one, figures), rateAt(other, figures)]
        const higher = hasHigherRate({ tiers: one }, { tiers: other })
        if (mine.some((rate, index) => rate > (theirs[index] ?? 0n))) expect(higher).toBe(true)
        const pays = one.some((point) => rateAt(one, point).some((rate, at) => rate > (rateAt(other, point)[at] ?? 0n)))
        expect(higher).toBe(pays)
      }),
    )
  })

  test('is never one’s own, and what is not higher than the middle is not higher than the top (property)', () => {
    fc.assert(
      fc.property(
        kinds.chain((kind) => fc.tuple(tiersOf(kind), tiersOf(kind), tiersOf(kind))),
        ([low, middle, top]) => {
          expect(hasHigherRate({ tiers: low }, { tiers: low })).toBe(false)
          if (hasHigherRate({ tiers: low }, { tiers: middle }) || hasHigherRate({ tiers: middle }, { tiers: top }))
            return
          expect(hasHigherRate({ tiers: low }, { tiers: top })).toBe(false)
        },
      ),
    )
  })
})

describe('what is paid', () => {
  test.each([
    ['dividend', 12_345n, 3n, 370n],
    ['dividend', -12_345n, 3n, 0n],
    ['daily-salary', 12_345n, 3n, 2999n],
    ['hourly-salary', 12_345n, 3n, 2999n],
  ] as const)('of a %s at a loss of %s', (kind, netLoss, rate, pays) => {
    const tiers = [tier({ rate: rate * 10_000n })]
    expect(payFor({ kind, tiers }, { validBet: 99_999n, netLoss, activeMembers: 1 })).toBe(pays)
  })

  test('is nothing below the lowest tier', () => {
    const tiers = [tier({ activeMembers: 5, rate: 10_000n })]
    expect(payFor({ kind: 'dividend', tiers }, { validBet: 1n, netLoss: 100_000n, activeMembers: 4 })).toBe(0n)
  })

  test('in real time goes by how the bet ended', () => {
    const tiers = [tier({ validBet: 1000n, rate: 10_000n, lossRate: 5000n })]
    const paid = (validBet: bigint, result: bigint) => payForBet(tiers, { validBet, result })
    expect([paid(1000n, 500n), paid(1000n, -1000n), paid(1000n, 0n), paid(999n, 500n)]).toEqual([10n, 5n, 0n, 0n])
  })

  test('grows with the figures and never exceeds the rate (property)', () => {
    fc.assert(
      fc.property(tiersOf('dividend'), reached, reached, (tiers, one, more) => {
        const higher = {
          validBet: one.validBet + more.validBet,
          netLoss: one.netLoss + (more.netLoss > 0n ? more.netLoss : 0n),
          activeMembers: one.activeMembers + more.activeMembers,
        }
        for (const kind of ['dividend', 'daily-salary'] as const) {
          const paid = payFor({ kind, tiers }, one)
          expect(paid).toBeGreaterThanOrEqual(0n)
          expect(payFor({ kind, tiers }, higher)).toBeGreaterThanOrEqual(paid)
          const base = kind === 'dividend' ? one.netLoss : one.validBet
          expect(paid * 1_000_000n).toBeLessThanOrEqual((base > 0n ? base : 0n) * (tiers.at(-1)?.rate ?? 0n))
        }
      }),
    )
  })
})
