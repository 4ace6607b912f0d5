import { Moment } from '../../../../parts/site/merchant-clock/moment.tsx'
import type { DepositRow } from '../../../../state/money/deposits.ts'
import { OrderLink } from '../../orders/order-link.tsx'
import { DepositBadge } from './deposit-badge.tsx'
import { RowClock } from './row-clock.tsx'
import { useDepositLabels } from '../use-deposit-labels.ts'
import { Row } from '../../../../ui/lists/row.tsx'

interface DepositLineProps {
  readonly row: DepositRow
  /** How far the platform's clock is ahead of the device's: then it is told how long it may still be paid. */
  readonly offset?: number
}

/** A deposit as a line of a list that leads to it. */
export function DepositLine({ row, offset }: DepositLineProps) {
  const { say } = useDepositLabels(undefined)
  const { reference, amount, state, channelName, at, expiresAt } = row
  return (
    <Row inset="none">
      <OrderLink reference={reference} amount={say(amount)} state={<DepositBadge state={state} />}>
        <bdi>{channelName}</bdi>
        <Moment at={at} />
        {offset !== undefined && expiresAt !== null && <RowClock expiresAt={expiresAt} offset={offset} />}
      </OrderLink>
    </Row>
  )
}
