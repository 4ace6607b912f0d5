import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Search } from '../../../rules/site/search-params.ts'
import { payoutAccountsQuery } from '../../../state/money/payout-accounts.ts'
import { withdrawalTermsQuery } from '../../../state/money/withdrawals.ts'
import { WithdrawRequest } from './form/withdraw-request.tsx'
import { WithdrawalHistory } from './history/withdrawal-history.tsx'
import { WithdrawalView } from './order/withdrawal-view.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'

/** "Withdraw" (spec 2, "Member centre"): asking for a payment, what became of those before, and whether each was received. */
export function WithdrawPage() {
  // Every route shares one parser, which gives text by name.
  const { 'm.order': order = '' } = useSearch({ strict: false }) as Search
  return order ? <WithdrawalView key={order} reference={order} /> : <Overview />
}

function Overview() {
  const terms = useQuery(withdrawalTermsQuery)
  const accounts = useQuery(payoutAccountsQuery)
  const asked = [terms, accounts]
  const both = {
    data: terms.data && accounts.data && { terms: terms.data, accounts: accounts.data },
    error: terms.error ?? accounts.error,
    errorUpdateCount: terms.errorUpdateCount + accounts.errorUpdateCount,
    isFetching: terms.isFetching || accounts.isFetching,
    fetchStatus: asked.some(({ fetchStatus }) => fetchStatus === 'paused') ? 'paused' : 'idle',
    refetch: () => {
      for (const query of asked) if (query.error) void query.refetch()
    },
  }
  return (
    <>
      <Loaded query={both} waiting={['summary', 'form']}>
        {(known) => <WithdrawRequest {...known} />}
      </Loaded>
      <WithdrawalHistory />
    </>
  )
}
