import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { usePageAddress, useRange } from '../../../parts/records/date-range/use-range.ts'
import { GROUP_NAMES, isTransactionGroup } from '../../../rules/records/transaction-types.ts'
import { transactionSource, type Transaction, type TransactionTotals } from '../../../state/records/account-record.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { gatewayAtom } from '../../../state/gateway.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { MoneyChange } from '../records/money-change.tsx'
import { useRecordLabels } from '../records/use-record-labels.ts'
import { TransactionDialog } from './transaction-dialog.tsx'
import { GROUP_WORDS, postingName } from './transaction-names.ts'
import { RecordPage } from '../records/record-page.tsx'

/** The account record (spec 2, "Member centre": transactionHistory): every posting of the wallet, with what it held then. */
export function AccountRecordPage() {
  const { i18n } = useLingui()
  const { t } = useWords()
  const words = useRecordLabels()
  const gateway = useAtomValue(gatewayAtom)
  const { currency } = useAtomValue(brandAtom)
  const address = usePageAddress()
  const control = useRange(address)
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
  const changed = (minor: bigint) => <MoneyChange minor={minor} words={words} />
  return (
    <>
      <RecordPage<Transaction, TransactionTotals>
        control={control}
        kind="transactions"
        sourceOf={({ exportId, ...span }) =>
          transactionSource(gateway, currency.digits, {
            ...span,
            ...(exportId ? { exportId } : group ? { group } : {}),
          })
        }
        filters={
          <Select
            name="type"
            label={t`Type`}
            value={group ?? ''}
            onChange={({ currentTarget }) => address.write({ type: currentTarget.value })}
          >
            <option value="">{t`All`}</option>
            {GROUP_NAMES.map((name) => (
              <option key={name} value={name}>
                {i18n._(GROUP_WORDS[name])}
              </option>
            ))}
          </Select>
        }
        file={{
          name: 'account-record',
          columns: [
            [t`Time`, ({ time }) => words.stamp(time)],
            [t`Type`, typeOf],
            [t`Reference`, ({ reference }) => reference],
            [t`Amount`, ({ amount }) => words.plain(amount)],
            [t`Balance`, ({ balance }) => words.plain(balance)],
          ],
        }}
        label={t`Account record`}
        empty={t`No transactions in this period.`}
        nameOf={(row) => `${typeOf(row)}, ${words.time(row.time)}`}
        onOpen={setOpen}
        card={(row) => ({
          what: typeOf(row),
          amount: changed(row.amount),
          note: (
            <>
              <span>{words.time(row.time)}</span>
              <span>{balanceIn(row)}</span>
            </>
          ),
        })}
        columnsOf={(totals) => [
          { key: 'type', name: t`Type`, share: 1.2, cell: (row) => typeOf(row), total: t`Total` },
          { key: 'time', name: t`Time`, share: 1.3, cell: ({ time }) => words.time(time) },
          {
            key: 'amount',
            name: t`Amount`,
            share: 1.1,
            atEnd: true,
            cell: ({ amount }) => changed(amount),
            total: totals && changed(totals.in - totals.out),
          },
          { key: 'balance', name: t`Balance`, share: 1.1, atEnd: true, cell: ({ balance }) => words.held(balance) },
        ]}
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
