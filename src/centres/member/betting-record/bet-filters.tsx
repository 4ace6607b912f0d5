import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { PageAddress } from '../../../parts/records/date-range/use-range.ts'
import { CATEGORIES } from '../../../rules/games/categories.ts'
import { BET_STATES } from '../../../state/records/betting-record.ts'
import { AddressSelect } from '../../../parts/records/record-page/address-select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { RecordWords } from '../../../parts/records/record-page/use-record-labels.ts'
import { STATE_WORDS } from './bet-labels.ts'

interface BetFiltersProps {
  readonly address: PageAddress
  readonly words: RecordWords
}

/** How long after the last key a name is searched for, in milliseconds. */
const TYPED_MS = 400
/** What a list may be asked for. */
const LONGEST_NAME = 60

/** What the betting record is narrowed to. */
export function BetFilters({ address, words }: BetFiltersProps) {
  const { i18n } = useLingui()
  const { t } = useWords()
  const { valueOf, write } = address
  const asked = valueOf('game')
  const [typed, setTyped] = useState(asked)
  useEffect(() => {
    if (typed.trim() === asked) return undefined
    const timer = setTimeout(() => write({ game: typed.trim() }), TYPED_MS)
    return () => clearTimeout(timer)
  }, [typed, asked, write])
  return (
    <>
      <AddressSelect
        address={address}
        name="category"
        label={t`Category`}
        all={t({ message: 'All', context: 'categories' })}
        options={CATEGORIES.map((code) => [code, words.category(code)])}
      />
      <AddressSelect
        address={address}
        name="vendor"
        label={t`Provider`}
        all={t`All`}
        options={words.vendors.map(({ code, name }) => [code, name])}
      />
      <AddressSelect
        address={address}
        name="state"
        label={t`Status`}
        all={t({ message: 'All', context: 'bets' })}
        options={BET_STATES.map((state) => [state, i18n._(STATE_WORDS[state])])}
      />
      <TextField
        name="game"
        type="search"
        label={t`Game`}
        maxLength={LONGEST_NAME}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </>
  )
}
