import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { AddressSelect } from '../../../parts/records/record-page/address-select.tsx'
import { useRecordFields } from '../../../parts/records/record-page/record-fields.tsx'
import { RecordPage } from '../../../parts/records/record-page/record-page.tsx'
import { postingName } from '../../../parts/records/transaction-names.ts'
import { INCOME_TYPES } from '../../../rules/team/income.ts'
import { incomeSource, type Income, type IncomeTotals } from '../../../state/team/records.ts'
import { useTeamFields } from '../use-team-fields.ts'

const STATES: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  paid: msg({ message: 'Paid', context: 'income' }),
  owed: msg({ message: 'Owed', context: 'income' }),
  open: msg({ message: 'Period open', context: 'income' }),
}

/** What the agent has earned by the team (spec 2, "Agent centre": My Income): commissions, and contracts of their own. */
export function IncomePage() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { words, time, money } = useRecordFields<Income, IncomeTotals>()
  const { member } = useTeamFields()
  const address = usePageAddress()
  const type = INCOME_TYPES.find((each) => each === address.valueOf('type'))
  const typeName = (of: string): string => {
    const name = postingName({ type: of, amount: 1n })
    return name ? i18n._(name) : of
  }
  const typeOf = (row: Income): string => typeName(row.type)
  const stateOf = ({ state }: Income): string => {
    const said = STATES[state]
    return said ? i18n._(said) : state
  }
  return (
    <RecordPage<Income, IncomeTotals>
      address={address}
      sourceOf={(span) => incomeSource({ ...span, ...(type && { type }) })}
      filters={
        <AddressSelect
          address={address}
          name="type"
          label={t`Type`}
          all={t`All`}
          options={INCOME_TYPES.map((each) => [each, typeName(each)])}
        />
      }
      fileName="income"
      fields={[
        time,
        { key: 'type', name: t`Type`, share: 1.2, cell: typeOf, text: typeOf, place: 'name' },
        { ...member, place: 'note' },
        { key: 'reference', name: t`Reference`, text: ({ reference }) => reference },
        money('validBet', t`Valid bet`, ({ validBet }) => validBet),
        { key: 'state', name: t`Status`, cell: stateOf, text: stateOf },
        money('amount', t`Amount`, ({ amount }) => amount, {
          total: (sums) => words.money(sums.amount),
          place: 'amount',
        }),
      ]}
      label={t({ message: 'My income', context: 'agent centre' })}
      empty={t`No income in this period.`}
      sumsOf={(totals) => [
        { name: t`Total`, value: totals && words.money(totals.amount) },
        ...(totals?.byType ?? []).map(({ type: of, amount }) => ({ name: typeName(of), value: words.money(amount) })),
      ]}
    />
  )
}
