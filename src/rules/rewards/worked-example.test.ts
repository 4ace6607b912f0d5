import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_TERMS } from '../../testing/no-terms.ts'
import { timesOfBonus } from './times-of-bonus.ts'
import { leastExample, workedExample, type Terms } from './worked-example.ts'

const offer = (terms: Partial<Terms>): Terms => ({ ...NO_TERMS, ...terms })

test('a share of a deposit is told at its most, with what has to be bet for it', () => {
  const welcome = offer({
    percent: '100',
    of: 'deposit',
    upTo: 20_000n,
    minDeposit: 1000n,
    turnover: { times: '12', on: 'deposit-and-bonus', days: 30 },
  })
  expect(workedExample(welcome)).toEqual({ base: 20_000n, bonus: 20_000n, stake: 480_000n, days: 30 })
  expect(leastExample(welcome)).toEqual({ base: 1000n, bonus: 1000n, stake: 24_000n, days: 30 })
  const third = {
    ...welcome,
    percent: '30',
    upTo: 50_000_000n,
    turnover: { times: '10', on: 'bonus', days: null },
  } as const
  expect(workedExample(third)).toEqual({ base: 166_666_667n, bonus: 50_000_000n, stake: 500_000_000n, days: null })
  expect(workedExample({ ...welcome, upTo: null })).toMatchObject({ base: 1000n, bonus: 1000n, stake: 24_000n })
  expect(workedExample({ ...welcome, turnover: { times: '2.5', on: 'deposit', days: 1 } })).toMatchObject({
    stake: 50_000n,
  })
})

test.each([
  [20_000n, 480_000n, '24'],
  [10_000n, 480_000n, '48'],
  [300n, 1000n, '3.4'],
  [300n, null, null],
])('a bonus of %s with bets of %s has to be bet %s times', (bonus, stake, times) => {
  expect(timesOfBonus({ bonus, stake })).toBe(times)
})

test('a set sum has no base, and money without conditions asks for nothing', () => {
  expect(workedExample(offer({ amount: 500n }))).toEqual({ base: null, bonus: 500n, stake: null, days: null })
  expect(workedExample(offer({ amount: 500n, turnover: { times: '3', on: 'bonus', days: 3 } }))).toMatchObject({
    stake: 1500n,
  })
})

test('nothing is told where the terms do not say enough', () => {
  for (const terms of [
    {},
    { percent: '0.8', of: 'bets' },
    { percent: '0', of: 'deposit', upTo: 1n },
    { percent: '10', of: 'unknown', upTo: 100n },
    { amount: 5n, turnover: { times: '3', on: 'unknown', days: 3 } },
    { percent: '10', upTo: 100n },
    { amount: 5n, turnover: { times: '3', on: 'deposit', days: 3 } },
    { percent: '10', of: 'loss', upTo: 5n, turnover: { times: '3', on: 'deposit-and-bonus', days: 3 } },
    { prizes: { count: 50, largest: 100n } },
  ] as const)
    expect(workedExample(offer(terms))).toBeNull()
})

test('the bonus of an example is what its base brings, and never more than the bound', () => {
  const amounts = fc.bigInt(1n, 10n ** 15n)
  const rates = fc.integer({ min: 1, max: 3_000_000 }).map((rate) => (rate / 10_000).toFixed(4))
  fc.assert(
    fc.property(rates, amounts, fc.oneof(amounts, fc.constant(null)), (percent, upTo, minDeposit) => {
      const example = workedExample(offer({ percent, of: 'deposit', upTo, minDeposit }))
      if (example === null) return
      const { base, bonus } = example
      const few = leastExample(offer({ percent, of: 'deposit', upTo, minDeposit }))
      expect(few?.bonus).toBeLessThanOrEqual(bonus)
      expect(few?.base).toBeLessThanOrEqual(base ?? 0n)
      expect(bonus).toBeLessThanOrEqual(upTo)
      expect(base ?? 0n).toBeGreaterThanOrEqual(minDeposit ?? 0n)
      // The base is the least that brings all of it, or the least that is asked for.
      expect(bonus === upTo || base === minDeposit).toBe(true)
    }),
  )
})
