import { useSearch } from '@tanstack/react-router'
import { readPick } from '../../rules/lottery/quick-pick.ts'
import type { Search } from '../../rules/site/search-params.ts'
import type { Lottery } from '../../state/lottery/lottery.ts'

/** The numbers that somebody brought along, as the address keeps them; none where no draw of the lottery can have them. */
export function usePick({ family }: Pick<Lottery, 'family'>): readonly string[] {
  // Every route shares one parser, which gives text by name.
  const { pick = '' } = useSearch({ strict: false }) as Search
  return readPick(family, pick)
}
