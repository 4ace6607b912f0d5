import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import {
  narrowings,
  readChoice,
  WHOLE,
  writeChoice,
  type GameChoice,
  type Narrowing,
} from '../../../rules/games/game-choice.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { useChangeSearch } from '../../site/change-search/use-change-search.ts'

export interface ChoiceControl {
  readonly choice: GameChoice
  /** What of the choice narrows the list and may be let go of. */
  readonly held: readonly Narrowing[]
  readonly change: (part: Partial<GameChoice>) => void
  /** Takes everything back that narrows the list; the order stays. */
  readonly clear: () => void
}

/**
 * What a page of games is narrowed to, kept in the address: a reload, a link and Back from a game hold it.
 * @param aboutVendor whether the page is about the vendor that the address names: then it is no filter, and stays
 */
export function useGameChoice(aboutVendor = false): ChoiceControl {
  const choice = useSearch({
    strict: false,
    // Every route shares one parser, which gives text by name.
    select: (search) => readChoice(search as Search),
    // The address changes for other reasons as well, such as a sheet that opens.
    structuralSharing: true,
  })
  const changeSearch = useChangeSearch()
  const change = useCallback(
    (part: Partial<GameChoice>) => changeSearch((before) => writeChoice({ ...readChoice(before), ...part }, before)),
    [changeSearch],
  )
  const clear = useCallback(() => {
    const { order: _order, vendor, ...rest } = WHOLE
    change(aboutVendor ? rest : { ...rest, vendor })
  }, [change, aboutVendor])
  const held = useMemo(
    () => narrowings(choice).filter((each) => !aboutVendor || each !== 'vendor'),
    [choice, aboutVendor],
  )
  return { choice, held, change, clear }
}
