import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { AddressSelect } from '../../../parts/records/record-page/address-select.tsx'
import { useRecordFields } from '../../../parts/records/record-page/record-fields.tsx'
import { RecordPage } from '../../../parts/records/record-page/record-page.tsx'
import { GROUP_WORDS, postingName } from '../../../parts/records/transaction-names.ts'
import { teamTransactionSource, type TeamTransaction, type TeamTransactionTotals } from '../../../state/team/records.ts'
import { TeamFilters } from '../team-filters.tsx'
import { teamScope } from '../team-scope.ts'
import { useTeamFields } from '../use-team-fields.ts'

/** What is told of a team. */
const GROUPS = ['deposits', 'withdrawals', 'transfers'] as const

/** What members have brought in, taken out and sent each other (spec 2, "Agent centre": Transaction Details). */
export function TransactionsPage() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { words, time, money, changed } = useRecordFields<TeamTransaction, TeamTransactionTotals>()
  const { member, level } = useTeamFields()
  const address = usePageAddress()
  const group = GROUPS.find((each) => each === address.valueOf('type'))
  const typeOf = (row: TeamTransaction): string => {
    const name = postingName(row)
    return name ? i18n._(name) : row.type
  }
  return (
    <RecordPage<TeamTransaction, TeamTransactionTotals>
      address={address}
      sourceOf={(span) => teamTransactionSource({ ...span, ...teamScope(address), ...(group && { group }) })}
      filters={
        <>
          <TeamFilters address={address} />
          <AddressSelect
            address={address}
            name="type"
            label={t`Type`}
            all={t`All`}
            options={GROUPS.map((each) => [each, i18n._(GROUP_WORDS[each])])}
          />
        </>
      }
      fileName="team-transactions"
      fields={[
        time,
        { ...member, place: 'name' },
        level,
        { key: 'type', name: t`Type`, share: 1.2, cell: typeOf, text: typeOf, place: 'note' },
        { key: 'reference', name: t`Reference`, text: ({ reference }) => reference },
        money('amount', t`Amount`, ({ amount }) => amount, {
          cell: ({ amount }) => changed(amount),
          total: (sums) => changed(sums.in - sums.out),
          place: 'amount',
        }),
      ]}
      label={t({ message: 'Transaction details', context: 'agent centre' })}
      empty={t`No transactions in this period.`}
      sumsOf={(totals) => [
        { name: t`In`, value: totals && changed(totals.in) },
        { name: t`Out`, value: totals && words.money(-totals.out) },
        { name: t`Net`, value: totals && changed(totals.in - totals.out) },
      ]}
    />
  )
}
