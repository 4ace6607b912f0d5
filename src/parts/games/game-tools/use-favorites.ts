import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { describeGameFailure } from '../../../i18n/failures/game-refusals.ts'
import { gameKey, type Game } from '../../../rules/games/game.ts'
import { favoriteKeysQuery, favoriteMutation } from '../../../state/games/favorites.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { showToastAtom } from '../../../state/site/toasts.ts'
import { useAfterLogin } from './use-after-login.ts'

export interface Favorites {
  readonly has: (game: Game) => boolean
  /** Marks the game, or takes the mark away with a way back; a guest is asked to log in first. */
  readonly toggle: (game: Game) => void
}

/**
 * The member's favourites, and the way to change them: shown at once, taken back where it fails. For a whole list: each
 * card with a question and a change of its own would cost more than all else of it.
 */
export function useFavorites(): Favorites {
  const { i18n, t } = useLingui()
  const isMember = useAtomValue(sessionAtom) !== null
  const toast = useSetAtom(showToastAtom)
  const afterLogin = useAfterLogin()
  const { data: keys } = useQuery({ ...favoriteKeysQuery, enabled: isMember })
  const { mutate: change, mutateAsync: changing } = useMutation({
    ...favoriteMutation,
    // With the change itself and not with the list, which may be gone by then.
    onError: (error, ...rest) => {
      const { title, detail } = describeGameFailure(i18n, error)
      toast('bad', `${title}. ${detail}`)
      return favoriteMutation.onError?.(error, ...rest)
    },
  })
  const has = useCallback((game: Game) => keys?.has(gameKey(game)) ?? false, [keys])
  const toggle = useCallback(
    (game: Game): void => {
      const { name } = game
      if (!isMember) {
        const told = (): void => toast('good', t`${name} added to favourites`)
        // Why it failed is told with the change.
        return afterLogin(() => void changing({ game, favorite: true }).then(told, () => undefined))
      }
      const isFavorite = has(game)
      change({ game, favorite: !isFavorite })
      if (isFavorite) {
        toast('info', t`${name} removed from favourites`, {
          label: t`Undo`,
          run: () => change({ game, favorite: true }),
        })
      }
    },
    [isMember, has, change, changing, toast, t, afterLogin],
  )
  return useMemo(() => ({ has, toggle }), [has, toggle])
}
