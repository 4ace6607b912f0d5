import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimate } from './contract-estimate.ts'
import { payFor } from './contract-pay.ts'
import type { Tier } from './contract-terms.ts'

const tier = (said: Partial<Tier>): Tier => ({
  validBet: 0n,
  netLoss: 0n,
  activeMembers: 0,
  rate: 0n,
  lossRate: 0n,
  ...said,
})
const span = (validBet: bigint, netLoss = 0n) => ({ validBet, netLoss, activeMembers: 1 })
const low = tier({ rate: 10_000n })
const high = tier({ validBet: 1000n, rate: 20_000n })

test('each tier is told how often it was the one that paid, and what that came to', () => {
  const spans = [span(100n), span(999n), span(1000n), span(5000n)]
  expect(estimate({ kind: 'daily-salary', tiers: [low, high] }, { spans, bets: [] })).toEqual({
    // 1 % of 100 and of 999, 2 % of 1000 and of 5000, each rounded down.
    tiers: [
      { times: 2, pays: 1n + 9n },
      { times: 2, pays: 20n + 100n },
    ],
    total: 130n,
  })
})

test('in real time bets are counted, each by how it ended', () => {
  const tiers = [tier({ validBet: 100n, rate: 10_000n, lossRate: 30_000n })]
  const bets = [
    { validBet: 200n, won: true, count: 3 },
    { validBet: 200n, won: false, count: 2 },
    { validBet: 50n, won: true, count: 9 },
  ]
  expect(estimate({ kind: 'real-time-salary', tiers }, { spans: [], bets })).toEqual({
    tiers: [{ times: 5, pays: 3n * 2n + 2n * 6n }],
    total: 18n,
  })
})

test('what is not reached pays nothing', () => {
  expect(estimate({ kind: 'dividend', tiers: [high] }, { spans: [span(10n, 10n)], bets: [] })).toEqual({
    tiers: [{ times: 0, pays: 0n }],
    total: 0n,
  })
})

test('all tiers together pay what the contract does, span by span (property)', () => {
  const amounts = fc.bigInt({ min: 0n, max: 1_000_000n })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amounts, fc.bigInt({ min: -1_000_000n, max: 1_000_000n })), { maxLength: 20 }),
      fc.constantFrom('dividend' as const, 'daily-salary' as const, 'hourly-salary' as const),
      (figures, kind) => {
        const spans = figures.map(([validBet, netLoss]) => span(validBet, netLoss))
        const terms = { kind, tiers: [low, high] }
        const paid = spans.reduce((sum, one) => sum + payFor(terms, one), 0n)
        expect(estimate(terms, { spans, bets: [] }).total).toBe(paid)
      },
    ),
  )
})
