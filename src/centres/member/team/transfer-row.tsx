import { useLingui } from '@lingui/react/macro'
import { describeMoneyFailure } from '../../../i18n/failures/money-refusals.ts'
import { Moment } from '../../../parts/site/merchant-clock/moment.tsx'
import { StateBadge } from '../../../parts/money/money-state/state-badge.tsx'
import { Refusal } from '../../../rules/failure.ts'
import type { TeamTransfer } from '../../../state/team/team.ts'
import { MoneyChange } from '../../../parts/records/record-page/money-change.tsx'
import { useRecordLabels } from '../../../parts/records/record-page/use-record-labels.ts'
import { nameOf } from '../../../parts/money/team-transfer/use-team-labels.ts'
import { Text } from '../../../ui/layout/text.tsx'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Ledger } from '../../../ui/layout/ledger.tsx'
import { Row } from '../../../ui/lists/row.tsx'

/** A transfer: which way, with whom, when, and what became of it. What was refused has changed nothing. */
export function TransferRow({ transfer }: { readonly transfer: TeamTransfer }) {
  const { i18n, t } = useLingui()
  const words = useRecordLabels()
  const { reference, direction, state, message, amount, time, teammate } = transfer
  const other = teammate && nameOf(teammate)
  const relation = teammate?.relation
  const what =
    direction === 'out'
      ? relation === 'upline'
        ? t`To your upline`
        : relation === 'downline'
          ? t`To your downline`
          : t`To somebody else`
      : relation === 'upline'
        ? t`From your upline`
        : relation === 'downline'
          ? t`From your downline`
          : t`From somebody else`
  return (
    <Row inset="m">
      <Ledger
        what={what}
        end={
          <Amount>
            {state === 'done' ? (
              <MoneyChange minor={direction === 'out' ? -amount : amount} words={words} />
            ) : (
              <Text as="s" tone="muted">
                {words.money(amount)}
              </Text>
            )}
          </Amount>
        }
        details={
          <>
            {other && <bdi>{other}</bdi>}
            <Moment at={time} />
            {reference && <bdi>{reference}</bdi>}
          </>
        }
        detailEnd={<StateBadge state={state} />}
      >
        {state === 'refused' && describeMoneyFailure(i18n, new Refusal('listTeamTransfers', message, null)).detail}
      </Ledger>
    </Row>
  )
}
