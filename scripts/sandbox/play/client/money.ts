/** Amounts on the games' pages: decimal strings on the wire, minor units in between. */
import { parseMoney, toDecimal } from '../../../../src/rules/money.ts'

export interface Money {
  /** Reads a decimal string. */
  read(text: string): bigint
  /** Writes one for the wire. */
  write(minor: bigint): string
  /** Writes one for people. */
  format(amount: string | bigint): string
}

/** @param digits decimals of the currency */
export function createMoney(language: string, digits: number): Money {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return {
    read: (text) => parseMoney(text, digits),
    write: (minor) => toDecimal(minor, digits),
    // A decimal string is formatted exactly, however long it is.
    format: (amount) => format.format(decimalOf(typeof amount === 'bigint' ? toDecimal(amount, digits) : amount)),
  }
}

/** The type of what `Intl` takes as exact text. */
const decimalOf = (text: string): `${number}` => text as `${number}` // the wire's amounts are decimal strings
