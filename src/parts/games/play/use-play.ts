import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { PlayTarget } from '../../../rules/games/play/play-target.ts'
import { stringifySearch } from '../../../rules/site/search-params.ts'
import { openGameWindowAtom } from '../../../state/games/play/game-window.ts'
import { useProtectedAction } from '../../account/use-protected-action/use-protected-action.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of the bet slip whose button has led here: the launch of this entry alone takes it along. */
    slip?: string
  }
}

/** Goes where a click on a game or a vendor leads; the login check comes first, and a login leads on to the game (spec 5). */
export function usePlay(): (target: PlayTarget) => void {
  const navigate = useNavigate()
  const protect = useProtectedAction()
  const openWindow = useSetAtom(openGameWindowAtom)
  return useCallback(
    ({ to, search, isProtected, slip }) => {
      const go = (): void => {
        // Some vendors' games open in a window, which only the tap itself may open.
        if (to === '/game') openWindow(search)
        void navigate({ to, search, ...(slip !== undefined && { state: { slip } }) })
      }
      if (isProtected) protect(go, to + stringifySearch(search))
      else go()
    },
    [navigate, protect, openWindow],
  )
}
