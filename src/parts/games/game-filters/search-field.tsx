import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { MOST_WORDS } from '../../../rules/games/game-choice.ts'
import { Search } from '../../../ui/media/later-icons.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { searchMark } from '../../../ui/fields/search-mark.css.ts'
import type { ChoiceControl } from './use-game-choice.ts'
import { useSearchText } from '../../../ui/fields/use-search-text.ts'

/** Looks for games of the page by their names, as one types. */
export function SearchField({ choice, change }: Pick<ChoiceControl, 'choice' | 'change'>) {
  const { t } = useLingui()
  const tell = useCallback((words: string) => change({ words }), [change])
  const [typed, type] = useSearchText(choice.words, tell)
  return (
    <TextField
      type="search"
      name="q"
      label={t`Search games`}
      hideLabel
      maxLength={MOST_WORDS}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      end={typed === '' && <Search aria-hidden className={searchMark} />}
    />
  )
}
