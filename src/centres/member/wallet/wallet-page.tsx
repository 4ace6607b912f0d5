import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { walletsQuery } from '../../../state/money/wallets.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Wallet } from '../../../ui/media/icons.tsx'
import { Loaded } from '../../../parts/site/query-view/loaded.tsx'
import { Funds } from './funds.tsx'
import { OneWallet } from './one-wallet.tsx'
import { Transfers } from './transfers.tsx'

/** "My wallet" (spec 2, "Member centre": transferFund): what each wallet holds, and moving it between them. */
export function WalletPage() {
  const { t } = useLingui()
  const query = useQuery(walletsQuery)
  return (
    <Loaded query={query} waiting={['summary', 'form']}>
      {(wallets) =>
        wallets.isSingle ? (
          <OneWallet wallets={wallets} />
        ) : wallets.vendors.length === 0 ? (
          <>
            <Funds wallets={wallets} />
            <EmptyState icon={Wallet} title={t`No provider has a wallet here`}>
              <p>
                <Trans>There is nothing to transfer at the moment.</Trans>
              </p>
            </EmptyState>
          </>
        ) : (
          <Transfers wallets={wallets} />
        )
      }
    </Loaded>
  )
}
