/**
 * What a slip pays at the most, exact to the minor unit. Each bet is worked out with whole numbers to the last digit and
 * rounded once, at its end, down: a vendor pays no part of a minor unit, and nobody is told of more than they would get. A
 * system is as many bets as it has combinations, so each of these is rounded for itself. Spec: not shown.
 */
import { parseMoney } from '../money/money.ts'
import { productOf, type Exact, type Price } from './price.ts'

/** Where a combination of so many picks or more wins so much more, in per cent of what it wins. */
export interface CombinedExtra {
  readonly from: number
  /** A decimal string. */
  readonly percent: string
}

/** Minor units. */
export interface SlipReturn {
  readonly stake: bigint
  /** All that comes back, the extra included. */
  readonly total: bigint
  /** What of it is on top for combining. */
  readonly extra: bigint
}

const PERCENT_DIGITS = 4
const HUNDRED_PERCENT = 100n * 10n ** BigInt(PERCENT_DIGITS)

const paid = (stake: bigint, { units, scale }: Exact): bigint => (stake * units) / 10n ** BigInt(scale)

/** One single. */
export const returnOfSingle = (stake: bigint, price: Price): bigint => paid(stake, productOf([price]))

/** Singles: each with its own stake. */
export function returnOfSingles(bets: readonly { readonly stake: bigint; readonly price: Price }[]): SlipReturn {
  return {
    stake: bets.reduce((sum, { stake }) => sum + stake, 0n),
    total: bets.reduce((sum, { stake, price }) => sum + returnOfSingle(stake, price), 0n),
    extra: 0n,
  }
}

/** All together, with the largest extra that so many picks get. */
export function returnOfCombined(
  stake: bigint,
  prices: readonly Price[],
  extras: readonly CombinedExtra[],
): SlipReturn {
  const plain = paid(stake, productOf(prices))
  const rates = extras
    .filter(({ from }) => prices.length >= from)
    .map(({ percent }) => parseMoney(percent, PERCENT_DIGITS))
  const rate = rates.reduce((most, each) => (each > most ? each : most), 0n)
  const extra = ((plain - stake) * rate) / HUNDRED_PERCENT
  return { stake, total: plain + extra, extra }
}

/** Every combination of so many of the prices, each with the same stake. */
export function returnOfSystem(stake: bigint, prices: readonly Price[], size: number): SlipReturn {
  let [lines, total] = [0n, 0n]
  const combine = (from: number, left: number, soFar: Exact): void => {
    if (left === 0) {
      lines += 1n
      total += paid(stake, soFar)
      return
    }
    for (let at = from; at <= prices.length - left; at += 1) {
      const price = prices[at]
      if (!price) continue
      const next = { units: soFar.units * BigInt(price.units), scale: soFar.scale + price.scale }
      combine(at + 1, left - 1, next)
    }
  }
  combine(0, size, productOf([]))
  return { stake: stake * lines, total, extra: 0n }
}

/** How many combinations of a size there are. */
export function combinationsOf(count: number, size: number): number {
  if (size < 0 || size > count) return 0
  let result = 1
  for (let step = 1; step <= Math.min(size, count - size); step += 1) result = (result * (count - step + 1)) / step
  return result
}
