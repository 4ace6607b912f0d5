import { Trans, useLingui } from '@lingui/react/macro'
import { MerchantClock } from '../../../../parts/site/merchant-clock/merchant-clock.tsx'
import type { DepositChannel } from '../../../../state/money/deposits.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { Wallet } from '../../../../ui/media/icons.tsx'
import { ChannelResting } from './channel-resting.tsx'
import { Split } from '../../../../ui/layout/split.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { Rows } from '../../../../ui/lists/rows.tsx'
import { Row } from '../../../../ui/lists/row.tsx'

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
      <Text size="s">
        <Trans>Your money is safe: payments you have already made are tracked below.</Trans>
      </Text>
      <Rows plain>
        {channels.map(({ code, name, rests }) => (
          <Row key={code} inset="plain">
            <Split wraps align="baseline">
              <Text as="bdi" weight="strong">
                {name}
              </Text>
              {rests && (
                <Text as="span" size="s">
                  <ChannelResting rests={rests} />
                </Text>
              )}
            </Split>
          </Row>
        ))}
      </Rows>
      <MerchantClock />
      <Button variant="quiet" busy={busy} onClick={onAsk}>
        <Trans>Check again</Trans>
      </Button>
    </EmptyState>
  )
}
