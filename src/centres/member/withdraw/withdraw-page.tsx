import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import type { Search } from '../../../rules/site/search-params.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { payoutAccountsQuery } from '../../../state/money/payout-accounts.ts'
import { withdrawalTermsQuery } from '../../../state/money/withdrawals.ts'
import { WithdrawRequest } from './form/withdraw-request.tsx'
import { WithdrawalHistory } from './history/withdrawal-history.tsx'
import { WithdrawalView } from './order/withdrawal-view.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'

/** "Withdraw" (spec 2, "Member centre"): asking for a payment, what became of those before, and whether each was received. */
export function WithdrawPage() {
  // Every route shares one parser, which gives text by name.
  const { 'm.order': order = '' } = useSearch({ strict: false }) as Search
  return order ? <WithdrawalView key={order} reference={order} /> : <Overview />
}

function Overview() {
  const gateway = useAtomValue(gatewayAtom)
  const { currency } = useAtomValue(brandAtom)
  const terms = useQuery(withdrawalTermsQuery(gateway, currency.digits))
  const accounts = useQuery(payoutAccountsQuery(gateway))
  const failed = terms.error ?? accounts.error
  const retry = (): void => {
    for (const query of [terms, accounts]) if (query.error) void query.refetch()
  }
  const isThere = terms.data && accounts.data
  return (
    <>
      {/* What was known stands; that it could not be asked anew is said, since it may have changed. */}
      {failed && <FailureNotice error={failed} onRetry={retry} retrying={terms.isFetching || accounts.isFetching} />}
      {!isThere && !failed && (
        <>
          {(terms.fetchStatus === 'paused' || accounts.fetchStatus === 'paused') && <WaitsForNetwork />}
          <Waiting parts={['summary', 'form']} />
        </>
      )}
      {isThere && <WithdrawRequest terms={terms.data} accounts={accounts.data} />}
      <WithdrawalHistory />
    </>
  )
}
