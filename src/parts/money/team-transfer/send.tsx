import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { QueryView } from '../../site/query-view/query-view.tsx'
import { Reference } from '../../site/failure-notice/reference.tsx'
import { AccountNeeds } from '../../account/member-pages/account-needs.tsx'
import { Turnovers } from '../money-form/turnovers.tsx'
import { useMoney } from '../money-form/use-money.ts'
import { useMoneyNews } from '../money-form/use-money-news.ts'
import { MoneyState } from '../money-state/money-state.tsx'
import type { TeamTerms, Teammate } from '../../../state/team/team.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Available } from '../money-form/available.tsx'
import { SendForm } from './send-form.tsx'
import { useTeamLabels } from './use-team-labels.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { News } from '../../../ui/states/news.tsx'
import { Placeholder } from '../../../ui/states/placeholder.tsx'

interface SendProps {
  readonly terms: TeamTerms
  /** Somebody right below who alone receives it; unless given, it is chosen from all. */
  readonly to?: Teammate
}

/** Sending: what there is, what stands before it, what became of it, and the form where nothing is in its way. */
export function Send({ terms, to }: SendProps) {
  const { t } = useLingui()
  const money = useMoney('team')
  const words = useTeamLabels(terms.upline)
  const [done, setDone] = useState<{ readonly reference: string; readonly what: string } | null>(null)
  const news = useMoneyNews('team', money.pending.length, done)
  const what = done?.what ?? ''
  const isOver = terms.amountLeft !== null && terms.amountLeft < terms.min
  const canSend = terms.paymentPassword && terms.turnover.length === 0 && !isOver
  return (
    <>
      <Available what={t`Available to send`} available={terms.available} />
      <News ref={news}>
        <MoneyState kind="team" pending={money.pending} words={words.movement} />
        {done && (
          <Alert tone="good" title={t`Sent: ${what}`}>
            <Reference text={done.reference} />
          </Alert>
        )}
      </News>
      {terms.turnover.length > 0 && (
        <Turnovers turnover={terms.turnover}>
          <Trans>You can make a transfer once you have placed the bets these bonuses require.</Trans>
        </Turnovers>
      )}
      {!terms.paymentPassword && (
        <AccountNeeds title={t`Before your first transfer`} needs={['payment']} back="transferUpline" />
      )}
      {isOver && terms.paymentPassword && (
        <Alert tone="info" title={t`No more transfers today`}>
          <p>
            <Trans>You have reached today’s transfer limit. It resets tomorrow.</Trans>
          </p>
        </Alert>
      )}
      {canSend && (
        <QueryView query={money.records} waiting={<Placeholder of="form" />}>
          {() => (
            <SendForm
              terms={terms}
              to={to}
              money={money}
              onBegin={() => setDone(null)}
              onDone={(reference, amount, receiver) => setDone({ reference, what: words.sent(amount, receiver) })}
            />
          )}
        </QueryView>
      )}
      {canSend && terms.amountLeft !== null && (
        <Text size="s" tone="muted">
          <Trans>Up to {words.say(terms.amountLeft)} more today.</Trans>
        </Text>
      )}
    </>
  )
}
