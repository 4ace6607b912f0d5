/** What an offer comes to in figures, so that nobody has to reckon what it asks for (spec 2, "Other screens": promotions). */
import { parseMoney } from '../money/money.ts'
import { RATE_DIGITS, shareOf } from '../money/deposit.ts'

/** What a promotion gives and asks for. Amounts are minor units; `null` stands for what it has not. */
export interface Terms {
  readonly amount: bigint | null
  /** Per cent, a decimal string, of what `of` says. */
  readonly percent: string | null
  readonly of: 'deposit' | 'loss' | 'bets' | 'unknown' | null
  readonly upTo: bigint | null
  readonly minDeposit: bigint | null
  readonly turnover: Turnover | null
  readonly points: number | null
  readonly prizes: {
    readonly count: number
    readonly largest: bigint
    readonly by?: 'bets' | 'wins' | 'chance' | 'unknown' | null
  } | null
  /** When a share is paid, and the least that is paid at a time. */
  readonly paid?: 'claim' | 'daily' | 'weekly' | 'unknown' | null
  readonly least?: bigint | null
}

interface Turnover {
  /** How many times: a decimal string. */
  readonly times: string
  readonly on: 'bonus' | 'deposit-and-bonus' | 'deposit' | 'unknown'
  /** Within how many days; `null` without an end. */
  readonly days: number | null
}

export interface WorkedExample {
  /** What is deposited, lost or bet; `null` for a set sum. */
  readonly base: bigint | null
  readonly bonus: bigint
  /** What has to be bet in all before the bonus can be withdrawn; `null` for nothing. */
  readonly stake: bigint | null
  readonly days: number | null
}

const HUNDRED = 100n * 10n ** BigInt(RATE_DIGITS)

/** Rounded up: what is asked for is never told as less than it is. */
export const upward = (value: bigint, by: bigint): bigint => (value + by - 1n) / by

/**
 * An offer at its most: the deposit that brings all of it, and what is then to be bet. `null` where the terms do not say
 * enough for figures that are true: a share without a bound or of nobody says what, or a word of a later platform.
 */
export function workedExample({ amount, percent, of, upTo, minDeposit, turnover }: Terms): WorkedExample | null {
  if (of === 'unknown' || turnover?.on === 'unknown' || (percent !== null && of === null)) return null
  const rate = percent === null ? 0n : parseMoney(percent, RATE_DIGITS)
  const base = rate === 0n ? minDeposit : shareBase(rate, upTo, minDeposit)
  const bonus = rate === 0n ? amount : base === null ? null : least(shareOf(base, rate), upTo)
  if (bonus === null || bonus === 0n) return null
  // What is to be bet of a deposit can't be told where none is in the example.
  if (turnover !== null && turnover.on !== 'bonus' && (base === null || (rate !== 0n && of !== 'deposit'))) return null
  if (turnover === null) return { base, bonus, stake: null, days: null }
  const on = (turnover.on === 'bonus' ? 0n : (base ?? 0n)) + (turnover.on === 'deposit' ? 0n : bonus)
  const times = parseMoney(turnover.times, RATE_DIGITS)
  return { base, bonus, stake: upward(on * times, 10n ** BigInt(RATE_DIGITS)), days: turnover.days }
}

/**
 * The same of the least deposit that an offer takes, so that nobody who puts in little takes the largest sum for what is
 * asked of them; at its most where there is no less.
 */
export function leastExample(terms: Terms): WorkedExample | null {
  const most = workedExample(terms)
  const few = most && terms.of === 'deposit' ? workedExample({ ...terms, upTo: null }) : null
  return most && few && few.bonus < most.bonus ? few : most
}

/** What a share is of that comes to its bound; never less than the least that it is given for. */
export function shareBase(rate: bigint, upTo: bigint | null, min: bigint | null): bigint | null {
  const full = upTo === null ? null : upward(upTo * HUNDRED, rate)
  return full === null ? min : min !== null && min > full ? min : full
}

const least = (amount: bigint, bound: bigint | null): bigint => (bound !== null && amount > bound ? bound : amount)
