/** Stakes: what pages may offer, and whether one is a stake at all. */
import * as v from 'valibot'
import { MoneyError, parseMoney, toDecimal } from '../../../src/rules/money/money.ts'
import type { MerchantSeed } from '../../sandbox/site/merchant.ts'
import { PlayRefused, type Setting } from './play.ts'

/** An amount as pages send it. */
export const amountSchema = v.pipe(v.string(), v.maxLength(30))

type Digits = Pick<MerchantSeed, 'currencyDigits'>

/** Minor units as a decimal string. */
export const decimal = (minor: bigint, { currencyDigits }: Digits): string => toDecimal(minor, currencyDigits)

/**
 * Reads a part of a stake.
 * @throws PlayRefused for what is no amount above zero
 */
export function readAmount(text: string, { currencyDigits }: Digits): bigint {
  try {
    const minor = parseMoney(text, currencyDigits)
    if (minor > 0n) return minor
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
  }
  throw new PlayRefused('stake')
}

/**
 * Holds a round's stake against the game's limits.
 * @throws PlayRefused
 */
export function withinLimits(stake: bigint, { limits, merchant }: Setting): bigint {
  if (stake >= limits.min && stake <= limits.max) return stake
  throw new PlayRefused('stake', { min: decimal(limits.min, merchant), max: decimal(limits.max, merchant) })
}

const STEPS = [1n, 2n, 3n, 5n, 10n, 20n, 30n, 50n, 100n, 200n, 500n, 1000n, 2000n, 5000n]

/** The stakes that a page offers: the smallest, and round multiples of it up to the largest. */
export function ladder({ limits: { min, max } }: Setting): bigint[] {
  return STEPS.map((times) => min * times).filter((stake) => stake <= max)
}
