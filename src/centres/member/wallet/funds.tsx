import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Balance } from '../../../parts/money/balance/balance.tsx'
import type { Wallets } from '../../../state/money/wallets.ts'
import { Fact } from '../../../ui/layout/fact.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { useWalletLabels } from './use-wallet-labels.ts'

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
    <Panel space="m" endsBesideFrom="tablet" aria-label={t`Funds`}>
      <Stack>
        <div>
          <Text size="s" tone="muted" aria-hidden>
            <Trans>Total</Trans>
          </Text>
          <Text as="div" size="sum" breaks>
            <Balance />
          </Text>
        </div>
        {!wallets.isSingle && (
          <Facts layout="inline">
            {main !== null && <Fact name={t`In my wallet`}>{held(main)}</Fact>}
            <Fact name={t`With providers`}>{held(vendors)}</Fact>
          </Facts>
        )}
      </Stack>
      {action}
    </Panel>
  )
}
