import { Trans, useLingui } from '@lingui/react/macro'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import type { DepositChannel } from '../../../../state/money/deposits.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { Wallet } from '../../../../ui/media/icons.tsx'
import * as css from '../deposit.css.ts'
import { ChannelResting } from './channel-resting.tsx'

interface AllRestProps {
  readonly channels: readonly DepositChannel[]
  readonly busy: boolean
  readonly onAsk: () => void
}

/** In place of the form where nothing can be paid by any way: which is back when. */
export function AllChannelsResting({ channels, busy, onAsk }: AllRestProps) {
  const { t } = useLingui()
  return (
    <EmptyState icon={Wallet} title={t`All payment methods are temporarily unavailable`}>
      <p className={css.note}>
        <Trans>Your money is safe: payments you have already made are tracked below.</Trans>
      </p>
      <ul className={css.allRest}>
        {channels.map(({ code, name, rests }) => (
          <li key={code} className={css.allRestLine}>
            <bdi className={css.strong}>{name}</bdi>
            {rests && (
              <span className={css.rests}>
                <ChannelResting rests={rests} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <MerchantClock />
      <Button variant="quiet" busy={busy} onClick={onAsk}>
        <Trans>Check again</Trans>
      </Button>
    </EmptyState>
  )
}
