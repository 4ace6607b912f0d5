/**
 * Prices of sports as decimal odds: how many times the stake comes back. A whole number and where its point stands, so that
 * nothing is ever lost in a float. Spec: not shown (spec 2 knows the vendors of `/sports` alone).
 */

/** `{ units: 33, scale: 1 }` is 3.3. Always as short as it can be, so that the same price is written in one way. */
export interface Price {
  /** A whole number that a double holds exactly. */
  readonly units: number
  readonly scale: number
}

/** As many digits as are exact in a double. */
const WIRE = /^(\d{1,9})(?:\.(\d{1,6}))?$/

/**
 * Reads decimal odds of the wire.
 * @returns `null` for what is no price: a stake that comes back with nothing on it is none
 */
export function readPrice(text: string): Price | null {
  const [, whole, decimals = ''] = WIRE.exec(text) ?? []
  if (whole === undefined) return null
  const fraction = decimals.replace(/0+$/, '')
  const price = { units: Number(whole + fraction), scale: fraction.length }
  return price.units > 10 ** price.scale ? price : null
}

/** As the wire writes it, with two decimals at the least. */
export function writePrice({ units, scale }: Price): string {
  const digits = String(units).padStart(scale + 1, '0')
  const whole = scale === 0 ? digits : digits.slice(0, -scale)
  return `${whole}.${(scale === 0 ? '' : digits.slice(-scale)).padEnd(2, '0')}`
}

/** Below 0 where the first is the lower one, 0 where both are the same. */
export function comparePrices(one: Price, other: Price): number {
  const [a, b] = [BigInt(one.units) * 10n ** BigInt(other.scale), BigInt(other.units) * 10n ** BigInt(one.scale)]
  return a < b ? -1 : a > b ? 1 : 0
}

export const isSamePrice = (one: Price, other: Price): boolean => one.units === other.units && one.scale === other.scale

/** A number of any length: `units / 10 ** scale`. */
export interface Exact {
  readonly units: bigint
  readonly scale: number
}

/** What prices come to together, to the last digit; 1 for none. */
export const productOf = (prices: readonly Price[]): Exact =>
  prices.reduce((all, { units, scale }) => ({ units: all.units * BigInt(units), scale: all.scale + scale }), {
    units: 1n,
    scale: 0,
  })

/** How many decimals the price of several together is shown with. */
const SHOWN_SCALE = 2

/**
 * The price of several together as it is shown: never more than it pays, so what is finer than a hundredth is left out. What
 * is paid is worked out from the exact product (`slip-return.ts`).
 * @returns `null` where it is longer than a price can be
 */
export function shownProduct(prices: readonly Price[]): Price | null {
  const { units, scale } = productOf(prices)
  const hundredths =
    scale > SHOWN_SCALE ? units / 10n ** BigInt(scale - SHOWN_SCALE) : units * 10n ** BigInt(SHOWN_SCALE - scale)
  const whole = hundredths / 100n
  return readPrice(`${whole}.${String(hundredths % 100n).padStart(SHOWN_SCALE, '0')}`)
}
