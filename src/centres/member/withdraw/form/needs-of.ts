import type { AccountNeed } from '../../../../parts/account/member-pages/account-need.ts'
import type { PayoutAccounts } from '../../../../state/money/payout-accounts.ts'
import type { WithdrawalTerms } from '../../../../state/money/withdrawals.ts'

/** What a member has to add before the first withdrawal, in the order of "My account". */
export function needsOf(terms: WithdrawalTerms, { accounts }: PayoutAccounts): AccountNeed[] {
  const kinds = terms.methods.map(({ kind }) => kind)
  return [
    ...(terms.paymentPassword ? [] : (['payment'] as const)),
    ...(terms.contactVerified ? [] : (['mobile'] as const)),
    ...(accounts.some(({ kind }) => kinds.includes(kind)) ? [] : (['payouts'] as const)),
  ]
}
