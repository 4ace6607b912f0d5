/**
 * What a contract says (spec 3, "Contracts"; spec 9, "Salary periods"): its kind, how often it is settled, and its tiers, each of
 * which asks for more than the one before and pays a higher rate. Amounts are minor units.
 */

export const CONTRACT_KINDS = ['dividend', 'daily-salary', 'hourly-salary', 'real-time-salary'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'five-minutes'] as const
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number]

const SALARY_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const

/** How often each kind may be settled; the first is the usual one. */
export const PERIODS_OF: Readonly<Record<ContractKind, readonly ContractPeriod[]>> = {
  dividend: ['monthly', 'semimonthly', 'weekly', 'daily'],
  'daily-salary': SALARY_PERIODS,
  'hourly-salary': ['hourly'],
  'real-time-salary': ['five-minutes'],
}

/** A percentage in ten-thousandths: `5%` is `50000n`. */
export type Rate = bigint
/** How many decimals a percentage has. */
export const RATE_DIGITS = 4

export interface Tier {
  /** The least valid bet: of the period for a dividend, of a day or an hour for those salaries, of a single bet in real time. */
  readonly validBet: bigint
  /** The least that the team has lost in the period, its wins taken off (spec 3: "period profit and loss"). */
  readonly netLoss: bigint
  /** The fewest members who have bet. */
  readonly activeMembers: number
  /** What is paid: of the net loss for a dividend, of valid bets for a salary; in real time, of bets that were won. */
  readonly rate: Rate
  /** In real time, what is paid of bets that were lost. */
  readonly lossRate: Rate
}
export type TierField = keyof Tier

/** What the tiers of each kind say; the other fields are nothing. */
export const TIER_FIELDS: Readonly<Record<ContractKind, readonly TierField[]>> = {
  dividend: ['validBet', 'netLoss', 'activeMembers', 'rate'],
  'daily-salary': ['validBet', 'activeMembers', 'rate'],
  'hourly-salary': ['validBet', 'activeMembers', 'rate'],
  'real-time-salary': ['validBet', 'rate', 'lossRate'],
}

export interface ContractTerms {
  readonly kind: ContractKind
  readonly period: ContractPeriod
  /** The lowest first. */
  readonly tiers: readonly Tier[]
}

/** What a platform lets contracts say. */
export interface TermLimits {
  readonly maxRate: Rate
  readonly maxTiers: number
}

/** What is wrong with terms, and in which tier; `null` where it is no tier's. */
export interface TermsProblem {
  readonly tier: number | null
  readonly field: TierField | 'period' | 'tiers'
  readonly problem: 'not-of-this-kind' | 'count' | 'negative' | 'rate-bounds' | 'not-above-previous'
}

const THRESHOLDS = ['validBet', 'netLoss', 'activeMembers'] as const
const RATES = ['rate', 'lossRate'] as const

/** The first thing that is wrong with terms; `null` where nothing is. */
export function judgeTerms({ kind, period, tiers }: ContractTerms, limits: TermLimits): TermsProblem | null {
  if (!PERIODS_OF[kind].includes(period)) return { tier: null, field: 'period', problem: 'not-of-this-kind' }
  if (tiers.length === 0 || tiers.length > limits.maxTiers) return { tier: null, field: 'tiers', problem: 'count' }
  for (const [index, tier] of tiers.entries()) {
    const wrong = judgeTier(kind, tier, tiers[index - 1], limits)
    if (wrong) return { ...wrong, tier: index }
  }
  return null
}

function judgeTier(
  kind: ContractKind,
  tier: Tier,
  before: Tier | undefined,
  { maxRate }: TermLimits,
): Omit<TermsProblem, 'tier'> | null {
  for (const field of [...THRESHOLDS, ...RATES]) {
    if (tier[field] < 0) return { field, problem: 'negative' }
    if (tier[field] > 0 && !TIER_FIELDS[kind].includes(field)) return { field, problem: 'not-of-this-kind' }
  }
  const tooHigh = RATES.find((field) => tier[field] > maxRate)
  if (tooHigh) return { field: tooHigh, problem: 'rate-bounds' }
  if (tier.rate + tier.lossRate === 0n) return { field: 'rate', problem: 'rate-bounds' }
  if (!before) return null
  const less = [...THRESHOLDS, ...RATES].find((field) => tier[field] < before[field])
  if (less) return { field: less, problem: 'not-above-previous' }
  if (THRESHOLDS.every((field) => tier[field] === before[field]))
    return { field: 'validBet', problem: 'not-above-previous' }
  if (RATES.every((field) => tier[field] === before[field])) return { field: 'rate', problem: 'not-above-previous' }
  return null
}

/** The figures that a tier is picked by. */
export type Reached = Pick<Tier, (typeof THRESHOLDS)[number]>

/** The highest tier of which all is reached; `null` where not even the lowest is. */
export const tierFor = (tiers: readonly Tier[], reached: Reached): Tier | null =>
  tiers.findLast((tier) => THRESHOLDS.every((field) => reached[field] >= tier[field])) ?? null

/** Where a contract pays more than another: from which tier on, at which of its rates, and what the other one pays there. */
interface HigherRate {
  readonly tier: number
  readonly field: 'rate' | 'lossRate'
  readonly theirs: Rate
}

/**
 * Where a contract has a higher rate than another of its kind: the first of the figures at which it pays more; `null` for none. As
 * tiers only rise, it is enough to look where its own begin.
 */
export function higherRateAt(
  one: Pick<ContractTerms, 'tiers'>,
  other: Pick<ContractTerms, 'tiers'>,
): HigherRate | null {
  for (const [index, tier] of one.tiers.entries()) {
    const pays = tierFor(other.tiers, tier)
    for (const field of RATES) {
      const theirs = pays?.[field] ?? 0n
      if (tier[field] > theirs) return { tier: index, field, theirs }
    }
  }
  return null
}

/** Whether a contract has a higher rate than another of its kind: whether there are figures at which it pays more. */
export const hasHigherRate = (one: Pick<ContractTerms, 'tiers'>, other: Pick<ContractTerms, 'tiers'>): boolean =>
  higherRateAt(one, other) !== null
