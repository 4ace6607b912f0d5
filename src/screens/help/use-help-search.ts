import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useChangeSearch } from '../../parts/site/change-search/use-change-search.ts'
import type { Search } from '../../rules/site/search-params.ts'
import { useSearchText } from '../../ui/fields/use-search-text.ts'

/** What is searched for, kept in the address so that a reload and a link hold it. */
export function useHelpSearch(): { query: string; setQuery: (query: string) => void } {
  // Every route shares one parser, which gives text by name.
  const { q = '' } = useSearch({ strict: false }) as Search
  const change = useChangeSearch()
  const tell = useCallback(
    (words: string) => change(({ q: _before, ...rest }) => (words ? { ...rest, q: words } : rest)),
    [change],
  )
  const [query, setQuery] = useSearchText(q, tell)
  return { query, setQuery }
}
