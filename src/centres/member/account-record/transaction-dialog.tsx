import { useLingui } from '@lingui/react/macro'
import { Reference } from '../../../parts/site/failure-notice/reference.tsx'
import type { Transaction } from '../../../state/records/account-record.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { RecordFacts } from '../../../parts/records/record-page/record-facts.tsx'
import { MoneyChange } from '../../../parts/records/record-page/money-change.tsx'
import type { RecordWords } from '../../../parts/records/record-page/use-record-labels.ts'

interface TransactionDialogProps {
  readonly of: Transaction
  readonly name: string
  readonly words: RecordWords
  readonly onClose: () => void
}

/** One posting in full, with its reference to be copied. */
export function TransactionDialog({ of, name, words, onClose }: TransactionDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={name} onClose={onClose}>
      <RecordFacts
        items={[
          [t`Amount`, <MoneyChange key="amount" minor={of.amount} words={words} />],
          [t`Balance afterwards`, words.held(of.balance)],
          [t`Time`, words.time(of.time)],
        ]}
      />
      <Reference text={of.reference} />
    </Dialog>
  )
}
