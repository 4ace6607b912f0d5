import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeTerms, type ContractKind, type Tier } from '../../../../rules/team/contract-terms.ts'
import { readTiers, type NumberStyle, type TierTexts } from './read-tiers.ts'

const style: NumberStyle = { currency: { symbol: 'P', digits: 2 }, tag: 'en' }
const limits = { maxRate: 500_000n, maxTiers: 10 }
const terms = { kind: 'dividend', period: 'monthly' } as const
const read = (
  texts: readonly TierTexts[],
  own: { tiers: readonly Tier[] } | null = null,
  at: Partial<NumberStyle> = {},
) => readTiers(terms, texts, limits, own, { ...style, ...at })
const fieldsOf = (said: ReturnType<typeof read>) =>
  'problems' in said ? said.problems.map(({ tier, field, words }) => [tier, field, words.message]) : []

test('what is typed in any way of writing is read; an empty field asks for nothing', () => {
  const texts = [{ validBet: '1,000.50', activeMembers: '5', rate: '5%' }]
  const tier = { validBet: 100_050n, netLoss: 0n, activeMembers: 5, rate: 50_000n, lossRate: 0n }
  expect(read(texts)).toEqual({ tiers: [tier] })
  expect(read([{ validBet: '1.000,50', activeMembers: '5', rate: '5' }], null, { tag: 'es' })).toEqual({
    tiers: [tier],
  })
  // A rate in thousands is none.
  expect(read([{ rate: '1.125' }], null, { tag: 'es' })).toMatchObject({ tiers: [{ rate: 11_250n }] })
})

test('every field that is wrong says so, in whatever tier', () => {
  const texts = [
    { validBet: 'much', activeMembers: '1.5', rate: 'x' },
    { netLoss: '-5', rate: '5.00001' },
    { rate: '' },
  ]
  expect(fieldsOf(read(texts))).toEqual([
    [0, 'validBet', expect.stringContaining('as a number')],
    [0, 'activeMembers', expect.stringContaining('whole number')],
    [0, 'rate', expect.stringContaining('percentage')],
    [1, 'netLoss', expect.stringContaining('as a number')],
    [1, 'rate', expect.stringContaining('decimal')],
  ])
})

test.each<[readonly TierTexts[], readonly unknown[]]>([
  [[{}], [0, 'rate', 'Enter a rate above 0%.']],
  [[{ rate: '51' }], [0, 'rate', expect.stringMatching(/^Enter .* or less\.$/)]],
  [
    [{ rate: '1' }, { rate: '2' }],
    [1, 'validBet', expect.stringContaining('ask for no less')],
  ],
  [
    [{ rate: '2' }, { validBet: '10', rate: '1' }],
    [1, 'rate', expect.stringContaining('pay no less')],
  ],
  [
    [
      { validBet: '10', rate: '1' },
      { validBet: '5', rate: '2' },
    ],
    [1, 'validBet', expect.anything()],
  ],
])('%j is judged by the rules, at its field', (texts, wrong) => {
  expect(fieldsOf(read(texts))).toEqual([wrong])
})

test('what would pay more than one’s own contract says where', () => {
  const own = { tiers: [{ validBet: 0n, netLoss: 0n, activeMembers: 0, rate: 50_000n, lossRate: 0n }] }
  expect(read([{ rate: '5' }], own)).toHaveProperty('tiers')
  expect(fieldsOf(read([{ rate: '4' }, { validBet: '10', rate: '6' }], own))).toEqual([
    [1, 'rate', expect.stringContaining('Your own contract pays')],
  ])
})

test('whatever is typed, it is either right by the rules or has a problem at a field (property)', () => {
  const text = fc.oneof(
    fc.constantFrom('', '0', '1', '1.5', '10', '1,000', '1.000', 'x', '-1', '99999', '0.00001'),
    fc.string(),
  )
  const row = fc.record({ validBet: text, netLoss: text, activeMembers: text, rate: text, lossRate: text })
  const kinds = fc.constantFrom<ContractKind>('dividend', 'daily-salary', 'hourly-salary', 'real-time-salary')
  fc.assert(
    fc.property(kinds, fc.array(row, { minLength: 1, maxLength: 4 }), (kind, rows) => {
      const period = kind === 'hourly-salary' ? 'hourly' : kind === 'real-time-salary' ? 'five-minutes' : 'daily'
      const said = readTiers({ kind, period }, rows, limits, null, style)
      if ('problems' in said) expect(said.problems.length).toBeGreaterThan(0)
      else expect(judgeTerms({ kind, period, tiers: said.tiers }, limits)).toBeNull()
    }),
  )
})
