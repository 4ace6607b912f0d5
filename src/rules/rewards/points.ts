/** Points (spec 2, "Points mall"; spec 9): counted in hundredths, as whole numbers, so that none is lost or made by rounding. */
import { parseMoney, toDecimal } from '../money/money.ts'

/** How many decimals points have. */
export const POINT_DIGITS = 2

/** A whole point. */
const POINT = 10n ** BigInt(POINT_DIGITS)

/** Reads points of the wire; whatever is finer than a hundredth is no point. @throws MoneyError for what is no decimal */
export const readPoints = (text: string): bigint => parseMoney(text.replace(/(\.\d{2})\d+$/, '$1'), POINT_DIGITS)

/** As the wire writes them. @param hundredths of a point */
export const writePoints = (hundredths: bigint): string => toDecimal(hundredths, POINT_DIGITS)

/** What points are changed into money at: so many hundredths make so many minor units, and no fewer are changed. */
export interface Conversion {
  readonly points: bigint
  readonly amount: bigint
  readonly min: bigint
}

/** The fewest whole points that make a whole number of minor units, in hundredths: only multiples of them are changed, so that none is lost. */
export function stepOf({ points, amount }: Pick<Conversion, 'points' | 'amount'>): bigint {
  const exact = points / greatestDivisor(points, amount)
  return (exact * POINT) / greatestDivisor(exact, POINT)
}

const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other)

/** What so many points make, in minor units; what does not come to one is left. */
export const worthOf = (points: bigint, conversion: Pick<Conversion, 'points' | 'amount'>): bigint =>
  conversion.points === 0n ? 0n : (points * conversion.amount) / conversion.points

/** The cheapest of what cannot be paid yet and is still to be had; none where everything can be paid. */
export const nearestGood = <Good extends { readonly points: bigint; readonly stock: number | null }>(
  goods: readonly Good[],
  points: bigint,
): Good | undefined =>
  goods
    .filter(({ points: cost, stock }) => cost > points && stock !== 0)
    .toSorted((one, other) => (one.points < other.points ? -1 : 1))[0]
