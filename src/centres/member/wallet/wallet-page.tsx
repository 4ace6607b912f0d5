import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../../parts/site/failure-notice/waits-for-network.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { walletsQuery } from '../../../state/money/wallets.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Wallet } from '../../../ui/media/icons.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import { Funds } from './funds.tsx'
import { OneWallet } from './one-wallet.tsx'
import { Transfers } from './transfers.tsx'
import * as css from './wallet.css.ts'

/** "My wallet" (spec 2, "Member centre": transferFund): what each wallet holds, and moving it between them. */
export function WalletPage() {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const query = useQuery(walletsQuery(useAtomValue(gatewayAtom), currency.digits))
  const { data, error, refetch, isFetching, fetchStatus } = query
  if (!data && error) return <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <>
        {fetchStatus === 'paused' && <WaitsForNetwork />}
        <output className={hiddenVisually}>{t`Loading`}</output>
        <Skeleton className={css.fundsWaiting} />
        <Skeleton className={css.formWaiting} />
      </>
    )
  if (data.isSingle) return <OneWallet wallets={data} />
  return (
    <>
      {/* What was known stands; that it could not be asked anew is said, since it may have changed. */}
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data.vendors.length === 0 ? (
        <>
          <Funds wallets={data} />
          <EmptyState icon={Wallet} title={t`No provider has a wallet here`}>
            <p>
              <Trans>There is nothing to transfer at the moment.</Trans>
            </p>
          </EmptyState>
        </>
      ) : (
        <Transfers wallets={data} />
      )}
    </>
  )
}
