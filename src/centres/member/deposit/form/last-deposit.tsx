import { Trans } from '@lingui/react/macro'
import { useFormatPlain } from '../../../../parts/money/money-form/use-format-money.ts'
import type { DepositChannel } from '../../../../state/money/deposits.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { Split } from '../../../../ui/layout/split.tsx'
import { Text } from '../../../../ui/layout/text.tsx'

interface LastDepositProps {
  readonly channel: DepositChannel
  /** Minor units. */
  readonly amount: bigint
  /** Writes both into the form; nothing is sent. */
  readonly onAgain: () => void
}

/** What the member has deposited last, and how, to be filled in again by one press. */
export function LastDeposit({ channel, amount, onAgain }: LastDepositProps) {
  const sum = useFormatPlain()(amount)
  const { name } = channel
  return (
    <Panel as="div" inset="lines">
      <Split fills>
        <Text size="s" figures breaks>
          <Trans>
            Last: {sum}, <bdi>{name}</bdi>
          </Trans>
        </Text>
        <Button variant="quiet" size="s" onClick={onAgain}>
          <Trans context="the same deposit once more">Again</Trans>
        </Button>
      </Split>
    </Panel>
  )
}
