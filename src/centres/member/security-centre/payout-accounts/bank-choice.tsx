import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { holdsWords } from '../../../../rules/games/name-search.ts'
import type { PayoutTargets } from '../../../../state/money/payout-accounts.ts'
import { ChoiceList } from '../../../../ui/fields/choice-list.tsx'

interface BankChoiceProps {
  readonly banks: PayoutTargets['banks']
  /** The code of the one that is chosen; empty at first. */
  readonly chosen: string
  readonly onChoose: (code: string) => void
  readonly error: string | undefined
}

/** One of many banks: what is typed narrows the list, and the one that is chosen stays in it. */
export function BankChoice({ banks, chosen, onChoose, error }: BankChoiceProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const found = banks.filter(({ code, name }) => code === chosen || holdsWords(name, typed))
  return (
    <ChoiceList
      legend={<Trans>Bank</Trans>}
      name="bank"
      search={{ name: 'bank-search', label: t`Search banks`, maxLength: 60, onType: setTyped }}
      count={<Plural value={found.length} _0="No bank found" one="# bank" other="# banks" />}
      none={<Trans>No bank has this name.</Trans>}
      items={found.map(({ code, name }) => ({ value: code, name }))}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
    />
  )
}
