/** The sheet of a game in the address: `?game=vendor/id/node`. Back closes it, a link opens it. */
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import type { GameIdentity } from '../../../rules/games/play/play-target.ts'
import type { Search } from '../../../rules/site/search-params.ts'
import { sheetGameAtom } from '../../../state/games/play/sheet-game.ts'
import { MODAL_STATE } from '../../site/use-modal/use-modal.ts'
import { readGameKey } from './read-game-key.ts'

/** Opens the sheet of a game over the page that is open. */
export function useOpenSheet(): (game: Game) => void {
  const navigate = useNavigate()
  const setOpened = useSetAtom(sheetGameAtom)
  return useCallback(
    (game) => {
      setOpened(game)
      void navigate({
        to: '.',
        search: (search: Search) => ({ ...search, game: gameKey(game) }),
        state: MODAL_STATE,
        resetScroll: false,
      })
    },
    [navigate, setOpened],
  )
}

/** The game whose sheet is open, and how it is closed. */
export function useGameSheet(): { readonly game: GameIdentity | null; readonly close: () => void } {
  const router = useRouter()
  const navigate = useNavigate()
  // Every route shares one parser, which gives text by name.
  const { game } = useSearch({ strict: false }) as Search
  const close = useCallback(() => {
    if (router.latestLocation.state.modalOpened) return router.history.back()
    void navigate({
      to: '.',
      search: ({ game: _game, ...rest }: Search) => rest,
      replace: true,
      resetScroll: false,
    })
  }, [router, navigate])
  return { game: readGameKey(game), close }
}
