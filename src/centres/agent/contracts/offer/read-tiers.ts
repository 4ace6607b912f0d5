/** The tiers of an offer as they are typed: what they say, and what is wrong with each field. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { percentOf } from '../../../../i18n/format/percent.ts'
import type { Currency } from '../../../../i18n/format/format.ts'
import { numberSigns } from '../../../../i18n/format/number-signs.ts'
import { readTypedAmount } from '../../../../rules/money/typed-amount.ts'
import {
  higherRateAt,
  judgeTerms,
  RATE_DIGITS,
  TIER_FIELDS,
  type ContractKind,
  type ContractTerms,
  type TermLimits,
  type TermsProblem,
  type Tier,
  type TierField,
} from '../../../../rules/team/contract-terms.ts'

/** How numbers are written here. */
export interface NumberStyle {
  readonly currency: Currency
  readonly tag: string
}

/** What is typed in the fields of a tier; a field that is empty asks for nothing. */
export type TierTexts = Readonly<Partial<Record<TierField, string>>>

/** What the form calls a field of a row. */
export const tierFieldName = (field: TierField, key: number): string => `${field}-${key}`

/** What is wrong with a field, in words. */
export interface FieldProblem {
  readonly tier: number
  readonly field: TierField
  readonly words: MessageDescriptor
}

export type ReadTiers = { readonly tiers: readonly Tier[] } | { readonly problems: readonly FieldProblem[] }

const NOTHING: Tier = { validBet: 0n, netLoss: 0n, activeMembers: 0, rate: 0n, lossRate: 0n }

/** More active members than this nobody has. */
const MOST_MEMBERS = 1_000_000

/** Reads what is typed, and judges it by the rules of its kind and by what the upline is paid. */
export function readTiers(
  terms: Pick<ContractTerms, 'kind' | 'period'>,
  texts: readonly TierTexts[],
  limits: TermLimits,
  own: Pick<ContractTerms, 'tiers'> | null,
  style: NumberStyle,
): ReadTiers {
  const read = texts.map((of, tier) => readTier(terms.kind, of, tier, style))
  const unreadable = read.flatMap(({ problems }) => problems)
  const tiers = read.map(({ tier }) => tier)
  // What can't be read is not judged, nor what comes right after it.
  const isRead = (index: number): boolean => read[index]?.problems.length === 0
  const judged = tiers.flatMap((tier, index): FieldProblem[] => {
    if (!isRead(index) || (index > 0 && !isRead(index - 1))) return []
    const before = tiers.slice(Math.max(0, index - 1), index)
    const wrong = judgeTerms({ ...terms, tiers: [...before, tier] }, { ...limits, maxTiers: 2 })
    if (!wrong || wrong.tier !== before.length || !isField(wrong.field)) return []
    return [{ tier: index, field: wrong.field, words: wordsOf(wrong, tier, limits, style) }]
  })
  const problems = [...unreadable, ...judged]
  if (problems.length > 0) return { problems }
  const higher = own && higherRateAt({ tiers }, own)
  if (!higher) return { tiers }
  const theirs = percentOf(higher.theirs, style.tag)
  return {
    problems: [{ ...higher, words: msg`Your own contract pays ${theirs} here. Enter no more than that.` }],
  }
}

const isField = (field: TermsProblem['field']): field is TierField => field !== 'period' && field !== 'tiers'

function readTier(kind: ContractKind, texts: TierTexts, index: number, style: NumberStyle) {
  const problems: FieldProblem[] = []
  const values = TIER_FIELDS[kind].map((field) => {
    const read = readField(field, texts[field]?.trim() ?? '', style)
    if (typeof read !== 'object') return [field, read] as const
    problems.push({ tier: index, field, words: read })
    return [field, NOTHING[field]] as const
  })
  // Each field is read as what it holds.
  return { tier: { ...NOTHING, ...Object.fromEntries(values) } as Tier, problems }
}

/** What a field says, or what is wrong with it. */
function readField(
  field: TierField,
  text: string,
  { currency, tag }: NumberStyle,
): bigint | number | MessageDescriptor {
  if (text === '') return field === 'activeMembers' ? 0 : 0n
  if (field === 'activeMembers') {
    const isCount = /^\d{1,9}$/.test(text) && Number(text) <= MOST_MEMBERS
    return isCount ? Number(text) : msg`Enter a whole number, such as 5.`
  }
  const isRate = field === 'rate' || field === 'lossRate'
  const read = readTypedAmount(text.replace(/\s*%$/, ''), isRate ? RATE_DIGITS : currency.digits, numberSigns(tag))
  // A rate in thousands is none: what could be either is the lesser.
  if ('readings' in read) return isRate ? read.readings[1] : msg`Enter it without a separator for thousands.`
  if ('minor' in read) return read.minor
  if (read.problem === 'zero') return 0n
  if (read.problem === 'too-many-decimals') return msg`Use fewer decimal places.`
  return isRate ? msg`Enter a percentage, such as 5.` : msg`Enter the amount as a number, such as 50.`
}

function wordsOf({ field, problem }: TermsProblem, tier: Tier, { maxRate }: TermLimits, { tag }: NumberStyle) {
  const isRate = field === 'rate' || field === 'lossRate'
  if (problem === 'rate-bounds') {
    const most = percentOf(maxRate, tag)
    const isTooHigh = isRate && tier[field] > maxRate
    return isTooHigh ? msg`Enter ${most} or less.` : msg`Enter a rate above 0%.`
  }
  return isRate
    ? msg`This tier has to pay no less than the one before, and at one rate more.`
    : msg`This tier has to ask for no less than the one before, and in one field for more.`
}
