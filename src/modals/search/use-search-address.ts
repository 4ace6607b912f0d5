import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { withoutModal } from '../../parts/site/use-modal/use-modal.ts'
import { MOST_WORDS } from '../../rules/games/game-choice.ts'
import type { Search } from '../../rules/site/search-params.ts'

interface SearchAddress {
  /** What is searched for; empty before something is. */
  readonly words: string
  readonly say: (words: string) => void
  readonly close: () => void
}

/**
 * The words of the search in the address, so that a link, a reload and Back from a game hold them. They are not the `q`
 * of the page below, which narrows that page. Saying others is no step to go back through.
 * @param onClose as the host of modals closes
 */
export function useSearchAddress(onClose: () => void): SearchAddress {
  const router = useRouter()
  const navigate = useNavigate()
  // Every route shares one parser, which gives text by name.
  const { find = '' } = useSearch({ strict: false }) as Search
  const say = useCallback(
    (words: string) => {
      void navigate({
        to: '.',
        search: ({ find: _find, ...rest }: Search) => (words === '' ? rest : { ...rest, find: words }),
        // It stays what Back closes.
        state: (held) => held,
        replace: true,
        hash: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  const close = useCallback(() => {
    if (router.latestLocation.state.modalOpened) return onClose()
    const search = ({ find: _find, ...rest }: Search): Search => withoutModal(rest)
    void navigate({ to: '.', search, replace: true, hash: true, resetScroll: false })
  }, [router, navigate, onClose])
  return { words: find.trim().slice(0, MOST_WORDS), say, close }
}
