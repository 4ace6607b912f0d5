import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { QueryView } from '../../../parts/site/query-view/query-view.tsx'
import { Reference } from '../../../parts/site/failure-notice/reference.tsx'
import { useMoney } from '../../../parts/money/money-form/use-money.ts'
import { useMoneyNews } from '../../../parts/money/money-form/use-money-news.ts'
import { MoneyState } from '../../../parts/money/money-state/money-state.tsx'
import type { Wallets } from '../../../state/money/wallets.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { News } from '../../../ui/states/news.tsx'
import { Funds } from './funds.tsx'
import { LatestTransfers } from './latest-transfers.tsx'
import { MoneyFailure } from '../../../parts/money/money-state/money-failure.tsx'
import { TransferForm, type Direction } from './transfer-form.tsx'
import { useTransfer } from './use-transfer.ts'
import { useWalletLabels } from './use-wallet-labels.ts'
import { VendorWallets } from './vendor-wallets.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'

/** Moving money between the member's wallet and the vendors', where they are apart. */
export function Transfers({ wallets }: { readonly wallets: Wallets }) {
  const { t } = useLingui()
  const money = useMoney('transfer')
  const words = useWalletLabels()
  const sending = useTransfer(money)
  const [vendor, setVendor] = useState('')
  const [direction, setDirection] = useState<Direction>('out')
  const canCollect = wallets.vendors.some(({ balance, maintenance }) => balance > 0n && maintenance === null)
  const { done, failure } = sending
  const news = useMoneyNews('transfer', money.pending.length, done ?? failure)
  const what = done && words.movement(done)

  const choose = (code: string): void => {
    setVendor(code)
    const isFull = wallets.vendors.some((wallet) => wallet.code === code && wallet.balance > 0n)
    setDirection(isFull ? 'home' : 'out')
  }
  return (
    <>
      <Funds
        wallets={wallets}
        action={
          <Button
            variant="quiet"
            disabled={!canCollect || !sending.isKnown || (!money.isReady && !money.busy)}
            busy={sending.collecting}
            onClick={() => void sending.collect()}
          >
            <Trans>Collect all</Trans>
          </Button>
        }
      />
      <News ref={news}>
        <MoneyState kind="transfer" pending={money.pending} words={words.movement} />
        {failure !== null && <MoneyFailure error={failure} />}
        {done && (
          <Alert tone="good" title={t`Done: ${what}`}>
            <Reference text={done.reference} />
          </Alert>
        )}
      </News>
      <QueryView query={money.records} waiting={<Placeholder of="form" />}>
        {() => (
          <TransferForm
            wallets={wallets}
            money={money}
            sending={sending}
            vendor={vendor}
            direction={direction}
            onVendor={setVendor}
            onDirection={setDirection}
          />
        )}
      </QueryView>
      <VendorWallets wallets={wallets.vendors} chosen={vendor} onChoose={choose} />
      {money.records.data && <LatestTransfers records={money.records.data} words={words} />}
    </>
  )
}
