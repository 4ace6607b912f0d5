/** What a slip may be here, in minor units. */
import type { SlipTerms } from '../../../src/rules/sports/slip-check.ts'
import { minorUnits, type MerchantSeed } from '../site/merchant.ts'

export const slipTerms = (merchant: MerchantSeed): SlipTerms => ({
  leastStake: minorUnits(merchant, 1),
  mostStake: minorUnits(merchant, 5000),
  mostReturn: minorUnits(merchant, 100_000),
  mostPicks: 20,
  mostLines: 1000,
  extras: [
    { from: 3, percent: '5' },
    { from: 5, percent: '10' },
  ],
})
