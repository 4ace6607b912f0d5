/** A percentage in a field: digits with a comma or a point before the decimals, whichever the language has; a sign may stand after it. */
import { parseMoney, toDecimal } from '../money/money.ts'
import { RATE_DIGITS, type Rate } from './contract-terms.ts'
import type { RebateBounds } from './rebate.ts'

const WRITTEN = /^(\d{1,3})(?:[.,](\d{0,4}))?\s*%?$/

/** @returns `null` where it is none, or has more decimals than a percentage may have */
export function readRate(text: string): Rate | null {
  const [, whole, decimals = ''] = WRITTEN.exec(text.trim()) ?? []
  return whole === undefined ? null : parseMoney(`${whole}.${decimals.padEnd(RATE_DIGITS, '0')}`, RATE_DIGITS)
}

/** A percentage as the wire has it, without noughts that say nothing: `1.5`. */
export const writeRate = (rate: Rate): string => toDecimal(rate, RATE_DIGITS).replace(/\.?0+$/, '')

export type RateProblem = 'empty' | 'no-rate' | 'out-of-bounds'

/** What is wrong with a percentage that was typed; `null` for nothing. */
export function rateProblem(text: string, { min, max }: RebateBounds): RateProblem | null {
  if (text.trim() === '') return 'empty'
  const rate = readRate(text)
  if (rate === null) return 'no-rate'
  return rate < min || rate > max ? 'out-of-bounds' : null
}
