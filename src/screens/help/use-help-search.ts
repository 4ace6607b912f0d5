import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Search } from '../../rules/games/address-search.ts'

const DEBOUNCE_MS = 200

/** What is searched for, kept in the address so that a reload and a link hold it. */
export function useHelpSearch(): { query: string; setQuery: (query: string) => void } {
  // Every route shares one parser, which gives text by name.
  const { q = '' } = useSearch({ strict: false }) as Search
  const [query, setTyped] = useState(q)
  const navigate = useNavigate()
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const setQuery = (text: string): void => {
    setTyped(text)
    clearTimeout(timer.current)
    const { pathname } = router.latestLocation
    timer.current = setTimeout(() => {
      // This page stands until the next one's code has come, whose address is there already.
      if (router.latestLocation.pathname !== pathname) return
      void navigate({
        to: '.',
        search: ({ q: _before, ...rest }: Search) => (text.trim() ? { ...rest, q: text.trim() } : rest),
        replace: true,
        resetScroll: false,
      })
    }, DEBOUNCE_MS)
  }
  return { query, setQuery }
}
