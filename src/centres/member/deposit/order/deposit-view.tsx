import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isOpenDeposit } from '../../../../rules/money/deposit.ts'
import { depositQuery, type DepositOrder } from '../../../../state/money/deposits.ts'
import { refreshMoney } from '../../../../state/money/request/pending-money.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { buttonClass } from '../../../../ui/actions/button-class.ts'
import { OrderView } from '../../orders/order-view.tsx'
import { CancelDeposit } from './cancel-deposit.tsx'
import { DepositBadge } from '../history/deposit-badge.tsx'
import { DepositFacts } from './deposit-facts.tsx'
import { PayBy } from './pay-by.tsx'
import { PayClock } from './pay-clock.tsx'
import { SlipForm } from './slip-form.tsx'
import { STATE_PRESENTATION } from './state-presentation.ts'
import { useDepositLabels } from '../use-deposit-labels.ts'
import { OrderHead } from '../../orders/order-head.tsx'

/** One deposit: what has become of it, and what is needed to pay it; followed while something may come of it. */
export function DepositView({ reference }: { readonly reference: string }) {
  const query = useQuery(depositQuery(reference))
  return (
    <OrderView query={query} back={<Trans>All deposits</Trans>}>
      {(order) => <Whole order={order} />}
    </OrderView>
  )
}

function Whole({ order }: { readonly order: DepositOrder }) {
  const { i18n, t } = useLingui()
  const queries = useQueryClient()
  const { say } = useDepositLabels(undefined)
  const { state, amount, reason, expiresAt, offset, needsSlip, cancellable, reference } = order
  const { means, tone } = STATE_PRESENTATION[state]
  const isOpen = isOpenDeposit(state)
  const before = useRef(state)
  // The balance, the history and the open orders are other ones now.
  useEffect(() => {
    if (before.current !== state) refreshMoney(queries)
    before.current = state
  }, [state, queries])
  return (
    <>
      <OrderHead
        label={t`Status`}
        tone={tone}
        amount={say(amount)}
        badge={<DepositBadge state={state} />}
        means={i18n._(means)}
      >
        {state === 'waiting' && expiresAt !== null && <PayClock expiresAt={expiresAt} offset={offset} />}
      </OrderHead>
      {reason && (
        <Alert tone="bad" title={t`Reason`}>
          <p>
            <bdi>{reason}</bdi>
          </p>
        </Alert>
      )}
      {state === 'credited' && (
        <Link to="/index" className={buttonClass('primary', 'm', true)}>
          <Trans context="after a deposit">Choose a game</Trans>
        </Link>
      )}
      <PayBy order={order} />
      {isOpen && needsSlip && state !== 'reviewing' && <SlipForm order={order} />}
      <DepositFacts order={order} say={say} />
      {cancellable && <CancelDeposit reference={reference} needsSlip={needsSlip} />}
    </>
  )
}
