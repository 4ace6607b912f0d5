import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Search } from '../../../rules/games/address-search.ts'

/** Writes into the address what a page is narrowed to: no step to go back through, and the page stays where it is. */
export function useChangeSearch(): (write: (before: Search) => Search) => void {
  const navigate = useNavigate()
  return useCallback(
    (write) => {
      void navigate({
        to: '.',
        search: write,
        // An open sheet stays one that Back closes.
        state: (held) => held,
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
}
