/** How a player has prices written: decimal, fractional, American, Hong Kong or Malay. What is paid goes by the price alone. Spec: not shown. */
import { writePrice, type Price } from './price.ts'

export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hong-kong', 'malay'] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

export const isOddsFormat = (value: string): value is OddsFormat => ODDS_FORMATS.some((format) => format === value)

/** Formats that bookmakers write only the two sides of a line in: a result, a winner or a parlay stands in decimals beside them. */
const OF_LINES: readonly OddsFormat[] = ['hong-kong', 'malay']

/** @param line of totals or a handicap, such as `2.5`; empty where the market, or what several come to, has none */
export const formatFor = (format: OddsFormat, line: string): OddsFormat =>
  line === '' && OF_LINES.includes(format) ? 'decimal' : format

/** The fractions that bookmakers write otherwise than in lowest terms, by these. */
const LADDER: Readonly<Record<string, string>> = {
  '3/2': '6/4',
  '2/3': '4/6',
  '3/10': '30/100',
  '10/3': '100/30',
  '8/17': '40/85',
  '17/8': '85/40',
  '19/8': '95/40',
}

const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other)

/**
 * Writes a price.
 * @param decimalSign what stands before the decimals in the player's language
 */
export function writeOdds(price: Price, format: OddsFormat, decimalSign: string): string {
  switch (format) {
    case 'decimal':
      return decimalText(price).replace('.', decimalSign)
    case 'hong-kong':
      return gainText(price).replace('.', decimalSign)
    case 'malay':
      return malay(price).replace('.', decimalSign)
    case 'fractional':
      return fractional(price)
    case 'american':
      return american(price)
  }
}

/** What is won on one unit: all that comes back but the stake. */
const gainOf = ({ units, scale }: Price): { readonly gain: bigint; readonly one: bigint } => {
  const one = 10n ** BigInt(scale)
  return { gain: BigInt(units) - one, one }
}

/** From here on nobody writes decimals that say nothing. */
const WHOLE = 100
const decimalText = (price: Price): string =>
  price.scale === 0 && price.units >= WHOLE ? String(price.units) : writePrice(price)

const gainText = ({ units, scale }: Price): string => decimalText({ units: units - 10 ** scale, scale })

/** Exactly: on the ladder where the same fraction stands there, otherwise in lowest terms. */
function fractional(price: Price): string {
  const { gain, one } = gainOf(price)
  const divisor = greatestDivisor(gain, one)
  const lowest = `${gain / divisor}/${one / divisor}`
  return LADDER[lowest] ?? lowest
}

/**
 * What 100 win, or what wins 100, in whole units as it is always written. What is no whole number is written as the worse one
 * for the player, so that more is never said than is paid.
 */
function american(price: Price): string {
  const { gain, one } = gainOf(price)
  return gain >= one ? `+${(gain * 100n) / one}` : `−${(one * 100n + gain - 1n) / gain}`
}

const HUNDREDTHS = 2
/** From here on it has two digits that say something. */
const TWO_DIGITS = 10n

/**
 * What one unit wins, up to as much again; beyond that what is staked to win one, behind a minus. What has no end is written as
 * the worse one for the player, and a small one with as many decimals as say something.
 */
function malay(price: Price): string {
  const { gain, one } = gainOf(price)
  if (gain <= one) return gainText(price)
  let [scale, units] = [HUNDREDTHS, 0n]
  for (; ; scale += 1) {
    const tens = one * 10n ** BigInt(scale)
    units = (tens + gain - 1n) / gain
    if (units >= TWO_DIGITS) break
  }
  const digits = String(units).padStart(scale + 1, '0')
  return `−${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
