/** The sheet of filters in the address: `?filters=1`. Back closes it, and what was chosen in it stays. */
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { GameChoice } from '../../../rules/games/game-choice.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { MODAL_STATE } from '../../site/use-modal/use-modal.ts'
import type { ChoiceControl } from './use-game-choice.ts'

export interface FilterSheetControl {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

export function useFilterSheet({ choice, change }: Pick<ChoiceControl, 'choice' | 'change'>): FilterSheetControl {
  const router = useRouter()
  const navigate = useNavigate()
  // Every route shares one parser, which gives text by name.
  const { filters } = useSearch({ strict: false }) as Search
  const isOpen = filters === '1'
  const chosen = useRef<GameChoice>(null)
  useEffect(() => {
    if (isOpen) chosen.current = choice
    else if (chosen.current) {
      // The step before the sheet knows nothing of what was chosen in it.
      if (chosen.current !== choice) change(chosen.current)
      chosen.current = null
    }
  }, [isOpen, choice, change])
  const open = useCallback(() => {
    void navigate({
      to: '.',
      search: (search: Search) => ({ ...search, filters: '1' }),
      state: MODAL_STATE,
      resetScroll: false,
    })
  }, [navigate])
  const close = useCallback(() => {
    if (router.latestLocation.state.modalOpened) return router.history.back()
    void navigate({
      to: '.',
      search: ({ filters: _filters, ...search }: Search) => search,
      replace: true,
      resetScroll: false,
    })
  }, [router, navigate])
  return { isOpen, open, close }
}
