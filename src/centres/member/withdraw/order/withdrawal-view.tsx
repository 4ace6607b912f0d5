import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useFormatMoney } from '../../../../parts/money/money-form/use-format-money.ts'
import { isUnderWay } from '../../../../rules/money/withdrawal.ts'
import { withdrawalQuery, type WithdrawalDetail } from '../../../../state/money/withdrawals.ts'
import { OrderView } from '../../orders/order-view.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { Receipt } from './receipt.tsx'
import { STATE_PRESENTATION } from './state-presentation.ts'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import { OperatorNote } from './operator-note.tsx'
import { WithdrawalBadge } from '../history/withdrawal-badge.tsx'
import { Celebration } from '../../../../ui/states/celebration.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { OrderHead } from '../../orders/order-head.tsx'

/** One withdrawal: what has become of it, what it is, and what the player can say of it. */
export function WithdrawalView({ reference }: { readonly reference: string }) {
  const query = useQuery(withdrawalQuery(reference))
  return (
    <OrderView query={query} back={<Trans>All withdrawals</Trans>}>
      {(withdrawal) => <Whole withdrawal={withdrawal} />}
    </OrderView>
  )
}

function Whole({ withdrawal }: { readonly withdrawal: WithdrawalDetail }) {
  const { i18n } = useLingui()
  const say = useFormatMoney()
  const { state, amount } = withdrawal
  const { means, tone } = STATE_PRESENTATION[state]
  // That it has arrived is news once: to whoever watches it come.
  const [first] = useState(state)
  const arrives = state === 'confirmed' && first !== 'confirmed'
  return (
    <>
      <OrderHead tone={tone} amount={say(amount)} badge={<WithdrawalBadge state={state} />} means={i18n._(means)} />
      {arrives && <Celebration />}
      <OperatorNote withdrawal={withdrawal} />
      <Receipt withdrawal={withdrawal} />
      <WithdrawalFacts withdrawal={withdrawal} />
      <WithdrawalSteps history={withdrawal.history} />
      {state !== 'unknown' && isUnderWay(state) && (
        <Text size="s" tone="muted">
          <Trans>
            A withdrawal can’t be reversed to put the money back into play. If something is wrong, customer service can
            help.
          </Trans>
        </Text>
      )}
    </>
  )
}
