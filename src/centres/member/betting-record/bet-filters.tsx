import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { PageAddress } from '../../../parts/records/date-range/use-range.ts'
import { CATEGORIES } from '../../../rules/games/categories.ts'
import { BET_STATES } from '../../../state/records/betting-record.ts'
import { Select } from '../../../ui/fields/select.tsx'
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
  const choose = (name: string) => (event: { readonly currentTarget: HTMLSelectElement }) =>
    write({ [name]: event.currentTarget.value })
  return (
    <>
      <Select name="category" label={t`Category`} value={valueOf('category')} onChange={choose('category')}>
        <option value="">{t({ message: 'All', context: 'categories' })}</option>
        {CATEGORIES.map((code) => (
          <option key={code} value={code}>
            {words.category(code)}
          </option>
        ))}
      </Select>
      <Select name="vendor" label={t`Provider`} value={valueOf('vendor')} onChange={choose('vendor')}>
        <option value="">{t`All`}</option>
        {words.vendors.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="state" label={t`Status`} value={valueOf('state')} onChange={choose('state')}>
        <option value="">{t({ message: 'All', context: 'bets' })}</option>
        {BET_STATES.map((state) => (
          <option key={state} value={state}>
            {i18n._(STATE_WORDS[state])}
          </option>
        ))}
      </Select>
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
