/** Money is a decimal string on the wire and `bigint` minor units here; it is never a float. */

const DECIMAL = /^(-?)(\d{1,30})(?:\.(\d{1,12}))?$/

/** Thrown for text that is not an amount, or holds more decimals than the currency has. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError'
}

/**
 * Reads a decimal string such as `"1234.5"` as minor units: `123450n` with two digits.
 * Zeros beyond the currency's digits are accepted, other digits there are refused, since rounding would invent money.
 * @param digits decimals of the currency, 0 to 8
 * @throws MoneyError
 */
export function parseMoney(text: string, digits: number): bigint {
  const match = DECIMAL.exec(text)
  if (!match) throw new MoneyError(`"${text}" is not a decimal amount`)
  const [, sign, whole = '0', fraction = ''] = match
  if (/[1-9]/.test(fraction.slice(digits))) throw new MoneyError(`"${text}" has more than ${digits} decimals`)
  const minor = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return sign === '-' ? -minor : minor
}

/** Writes minor units as a plain decimal string with all its digits: `123450n` with two digits is `"1234.50"`. */
export function toDecimal(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : ''
  const all = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  return digits === 0 ? sign + all : `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}`
}
