/** For tests: the terms of an offer that says nothing of itself. */
import type { Terms } from '../rules/rewards/worked-example.ts'

export const NO_TERMS: Terms = {
  amount: null,
  percent: null,
  of: null,
  upTo: null,
  minDeposit: null,
  turnover: null,
  points: null,
  prizes: null,
}
