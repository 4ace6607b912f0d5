import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Search } from '../../../rules/site/search-params.ts'

interface HistoryAddress {
  /** What the list is narrowed to, as the address has it; empty for all. */
  readonly asked: string
  /** The page of the list, from 1. */
  readonly page: number
  /** Narrows the list, from its first page. */
  readonly onAsk: (asked: string) => void
  readonly onPage: (page: number) => void
}

/**
 * What the address says of a list that is read page by page: `m.page`, and what it is narrowed to.
 * @param name of what it is narrowed to, such as `m.state`
 */
export function useHistoryAddress(name: `m.${string}`): HistoryAddress {
  const navigate = useNavigate()
  // Every route shares one parser, which gives text by name.
  const { [name]: asked = '', 'm.page': at = '1' } = useSearch({ strict: false }) as Search
  const go = useCallback(
    (said: Search): void =>
      void navigate({
        to: '.',
        search: (search: Search) => ({ ...search, ...said }),
        state: true,
        replace: true,
        hash: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return {
    asked,
    page: /^[1-9]\d{0,5}$/.test(at) ? Number(at) : 1,
    onAsk: (value) => go({ [name]: value, 'm.page': '1' }),
    onPage: (to) => go({ 'm.page': String(to) }),
  }
}
