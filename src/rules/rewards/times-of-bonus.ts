/** What a bonus asks for as a multiple of itself; apart from the example, which a first view reckons. */
import { toDecimal } from '../money/money.ts'
import { upward, type WorkedExample } from './worked-example.ts'

/** How many times the bonus what has to be bet is, whatever it is reckoned of: a decimal string, rounded up to one decimal; `null` for nothing. */
export function timesOfBonus({ bonus, stake }: Pick<WorkedExample, 'bonus' | 'stake'>): string | null {
  if (stake === null || bonus === 0n) return null
  const tenths = upward(stake * 10n, bonus)
  return tenths % 10n === 0n ? String(tenths / 10n) : toDecimal(tenths, 1)
}
