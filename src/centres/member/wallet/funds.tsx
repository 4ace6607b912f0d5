import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Balance } from '../../../parts/money/balance/balance.tsx'
import type { Wallets } from '../../../state/money/wallets.ts'
import { useWalletLabels } from './use-wallet-labels.ts'
import * as css from './wallet.css.ts'

interface FundsProps {
  readonly wallets: Wallets
  /** Beside the amounts: what brings them home. */
  readonly action?: ReactNode
}

/** All that the member has, and where it is. */
export function Funds({ wallets, action }: FundsProps) {
  const { t } = useLingui()
  const { held } = useWalletLabels()
  const { main } = wallets
  const vendors = wallets.vendors.reduce((sum, { balance }) => sum + balance, 0n)
  return (
    <section className={css.funds} aria-label={t`Funds`}>
      <div className={css.total}>
        <p className={css.term} aria-hidden>
          <Trans>Total</Trans>
        </p>
        <div className={css.sum}>
          <Balance />
        </div>
      </div>
      {!wallets.isSingle && (
        <dl className={css.parts}>
          {main !== null && (
            <div>
              <dt className={css.term}>
                <Trans>In my wallet</Trans>
              </dt>
              <dd className={css.part}>{held(main)}</dd>
            </div>
          )}
          <div>
            <dt className={css.term}>
              <Trans>With providers</Trans>
            </dt>
            <dd className={css.part}>{held(vendors)}</dd>
          </div>
        </dl>
      )}
      {action}
    </section>
  )
}
