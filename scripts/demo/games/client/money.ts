/** Amounts on the games' pages: decimal strings on the wire, minor units in between. */
import { formatDecimal } from '../../../../src/i18n/format/format.ts'
import { parseMoney, toDecimal } from '../../../../src/rules/money/money.ts'

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
  const read = (text: string): bigint => parseMoney(text, digits)
  const write = (minor: bigint): string => toDecimal(minor, digits)
  return {
    read,
    write,
    format: (amount) => formatDecimal(write(typeof amount === 'bigint' ? amount : read(amount)), language),
  }
}
