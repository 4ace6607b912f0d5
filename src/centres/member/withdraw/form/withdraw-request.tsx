import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryView } from '../../../../parts/site/query-view/query-view.tsx'
import { Reference } from '../../../../parts/site/failure-notice/reference.tsx'
import { AccountNeeds } from '../../../../parts/account/member-pages/account-needs.tsx'
import { Turnovers } from '../../../../parts/money/money-form/turnovers.tsx'
import { useMoney } from '../../../../parts/money/money-form/use-money.ts'
import { useMoneyNews } from '../../../../parts/money/money-form/use-money-news.ts'
import { MoneyState } from '../../../../parts/money/money-state/money-state.tsx'
import type { PayoutAccounts } from '../../../../state/money/payout-accounts.ts'
import type { WithdrawalTerms } from '../../../../state/money/withdrawals.ts'
import { Alert } from '../../../../ui/states/alert.tsx'
import { buttonClass } from '../../../../ui/actions/button-class.ts'
import { Available } from '../../../../parts/money/money-form/available.tsx'
import { needsOf } from './needs-of.ts'
import { useWithdrawLabels } from '../use-withdraw-labels.ts'
import { withOrder } from '../../orders/order-address.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { Cluster } from '../../../../ui/layout/cluster.tsx'
import { Text } from '../../../../ui/layout/text.tsx'
import { News } from '../../../../ui/states/news.tsx'
import { Placeholder } from '../../../../ui/states/placeholder.tsx'

interface WithdrawRequestProps {
  readonly terms: WithdrawalTerms
  readonly accounts: PayoutAccounts
}

/** Asking for a withdrawal: what there is, what stands before it, and the form where nothing does. */
export function WithdrawRequest({ terms, accounts }: WithdrawRequestProps) {
  const { t } = useLingui()
  const money = useMoney('withdrawal')
  const words = useWithdrawLabels(accounts.accounts)
  const [done, setDone] = useState<{ readonly reference: string; readonly what: string } | null>(null)
  const news = useMoneyNews('withdrawal', money.pending.length, done)
  const what = done?.what ?? ''
  const needs = needsOf(terms, accounts)
  const isOver = terms.timesLeft === 0 || terms.amountLeft === 0n
  const canAsk = needs.length === 0 && terms.turnover.length === 0 && !isOver
  return (
    <>
      <Available what={t`Available to withdraw`} available={terms.available} />
      <News ref={news}>
        <MoneyState kind="withdrawal" pending={money.pending} words={words.movement} />
        {done && (
          <Alert tone="good" title={t`Requested: ${what}`}>
            <p>
              <Trans>The money is held for you and is no longer part of your balance.</Trans>
            </p>
            <Cluster apart>
              <Link
                to="."
                search={withOrder(done.reference)}
                state
                replace
                hash
                resetScroll={false}
                className={buttonClass('quiet', 's')}
              >
                <Trans>Track your withdrawal</Trans>
              </Link>
              <Reference text={done.reference} />
            </Cluster>
          </Alert>
        )}
      </News>
      {terms.turnover.length > 0 && (
        <Turnovers turnover={terms.turnover}>
          <Trans>You can make a withdrawal once you have placed the bets these bonuses require.</Trans>
        </Turnovers>
      )}
      {needs.length > 0 && <AccountNeeds title={t`Before your first withdrawal`} needs={needs} back="withdraw" />}
      {isOver && needs.length === 0 && (
        <Alert tone="info" title={t`No more withdrawals today`}>
          <p>
            {terms.timesLeft === 0 ? (
              <Trans>You have made the maximum number of withdrawals for today. You can make more tomorrow.</Trans>
            ) : (
              <Trans>You have requested the maximum for today. You can request more tomorrow.</Trans>
            )}
          </p>
        </Alert>
      )}
      {canAsk && (
        <QueryView query={money.records} waiting={<Placeholder of="form" />}>
          {() => (
            <WithdrawForm
              terms={terms}
              accounts={accounts.accounts}
              money={money}
              onDone={(reference, movement) => setDone({ reference, what: words.movement(movement) })}
              onBegin={() => setDone(null)}
            />
          )}
        </QueryView>
      )}
      {canAsk && terms.timesLeft !== null && (
        <Text size="s" tone="muted">
          <Plural
            value={terms.timesLeft}
            one="You can make # more withdrawal today."
            other="You can make # more withdrawals today."
          />{' '}
          {terms.amountLeft !== null && <Trans>Up to {words.say(terms.amountLeft)} in total.</Trans>}
        </Text>
      )}
    </>
  )
}
