/** The bonus codes of every merchant: one for each way in which a code is answered. An operator makes others. */
import { VIP_ABOVE_RANK } from '../../../../src/rules/figures.ts'

export interface BonusCodePlan {
  /** In whole units of a currency with cents. */
  readonly amount: number
  /** How many times it has to be bet, within seven days; 0 for money at once. */
  readonly times: number
  /** When it ended, in days from today. */
  readonly ends?: number
  /** From which rank level on it can be redeemed. */
  readonly minRank?: number
  /** How many members can redeem it; any number unless said. */
  readonly uses?: number
}

export const BONUS_CODES: ReadonlyMap<string, BonusCodePlan> = new Map([
  ['HELLO10', { amount: 10, times: 0 }],
  ['PLAY20', { amount: 20, times: 3 }],
  ['CLUB50', { amount: 50, times: 0, minRank: VIP_ABOVE_RANK + 1 }],
  ['SPRING5', { amount: 5, times: 0, ends: -30 }],
  ['FIRST100', { amount: 100, times: 0, uses: 0 }],
])
