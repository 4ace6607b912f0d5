import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useState } from 'react'
import { usePageAddress } from '../../../parts/records/date-range/use-range.ts'
import { GROUP_NAMES, isTransactionGroup } from '../../../rules/records/transaction-types.ts'
import { transactionSource, type Transaction, type TransactionTotals } from '../../../state/records/account-record.ts'
import { AddressSelect } from '../../../parts/records/record-page/address-select.tsx'
import { useRecordFields } from '../../../parts/records/record-page/record-fields.tsx'
import { TransactionDialog } from './transaction-dialog.tsx'
import { GROUP_WORDS, postingName } from '../../../parts/records/transaction-names.ts'
import { RecordPage } from '../../../parts/records/record-page/record-page.tsx'

/** The account record (spec 2, "Member centre": transactionHistory): every posting of the wallet, with what it held then. */
export function AccountRecordPage() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { words, time, money, changed } = useRecordFields<Transaction, TransactionTotals>()
  const address = usePageAddress()
  const asked = address.valueOf('type')
  const group = isTransactionGroup(asked) ? asked : undefined
  const [open, setOpen] = useState<Transaction | null>(null)
  const typeOf = (row: Pick<Transaction, 'type' | 'amount'>): string => {
    const name = postingName(row)
    return name ? i18n._(name) : row.type
  }
  const balanceIn = ({ balance }: Transaction): string => {
    const held = words.held(balance)
    return t`Balance: ${held}`
  }
  return (
    <>
      <RecordPage<Transaction, TransactionTotals>
        address={address}
        kind="transactions"
        sourceOf={({ exportId, ...span }) =>
          transactionSource({
            ...span,
            ...(exportId ? { exportId } : group ? { group } : {}),
          })
        }
        filters={
          <AddressSelect
            address={address}
            name="type"
            label={t`Type`}
            all={t`All`}
            options={GROUP_NAMES.map((each) => [each, i18n._(GROUP_WORDS[each])])}
          />
        }
        fileName="account-record"
        fields={[
          time,
          { key: 'type', name: t`Type`, share: 1.2, cell: typeOf, text: typeOf, place: 'name' },
          { key: 'reference', name: t`Reference`, text: ({ reference }) => reference },
          money('amount', t`Amount`, ({ amount }) => amount, {
            share: 1.1,
            cell: ({ amount }) => changed(amount),
            total: (sums) => changed(sums.in - sums.out),
            place: 'amount',
          }),
          money('balance', t`Balance`, ({ balance }) => balance, {
            share: 1.1,
            cell: ({ balance }) => words.held(balance),
            note: balanceIn,
            place: 'note',
          }),
        ]}
        label={t`Account record`}
        empty={t`No transactions in this period.`}
        onOpen={setOpen}
        sumsOf={(totals) => [
          { name: t`In`, value: totals && changed(totals.in) },
          { name: t`Out`, value: totals && words.money(-totals.out) },
          { name: t`Net`, value: totals && changed(totals.in - totals.out) },
        ]}
      />
      {open && <TransactionDialog of={open} name={typeOf(open)} words={words} onClose={() => setOpen(null)} />}
    </>
  )
}
