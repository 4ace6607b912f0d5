import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Search } from '../../../rules/site/search-params.ts'

/** Writes into the address what a page is narrowed to: no step to go back through, and the page stays where it is. */
export function useChangeSearch(): (write: (before: Search) => Search) => void {
  const navigate = useNavigate()
  const router = useRouter()
  return useCallback(
    (write) => {
      // This page stands until the next one's code has come, whose address is there already.
      const { resolvedLocation } = router.state
      if (resolvedLocation && resolvedLocation.pathname !== router.latestLocation.pathname) return
      void navigate({
        to: '.',
        search: write,
        // An open sheet stays one that Back closes.
        state: (held) => held,
        replace: true,
        resetScroll: false,
      })
    },
    [navigate, router],
  )
}
