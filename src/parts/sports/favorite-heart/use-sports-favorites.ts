import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { describeFailure } from '../../../i18n/failures/failure.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { showToastAtom } from '../../../state/site/toasts.ts'
import {
  sportsFavoriteMutation,
  sportsFavoritesQuery,
  type SportsFavorite,
  type SportsFavoriteChange,
} from '../../../state/sports/favorites.ts'
import { useAfterLogin } from '../../games/game-tools/use-after-login.ts'

type Kind = SportsFavoriteChange['kind']

export interface SportsFavorites {
  /** `undefined` while they are not known, and for a guest. */
  readonly teams: readonly SportsFavorite[] | undefined
  readonly leagues: readonly SportsFavorite[] | undefined
  readonly has: (kind: Kind, id: string) => boolean
  /** Marks it, or takes the mark away; a guest is asked to log in first. */
  readonly toggle: (kind: Kind, it: SportsFavorite) => void
}

/** The member's favourite teams and leagues, and the way to change them: shown at once, taken back where it fails. */
export function useSportsFavorites(): SportsFavorites {
  const { i18n, t } = useLingui()
  const isMember = useAtomValue(sessionAtom) !== null
  const { code } = useAtomValue(languageAtom)
  const toast = useSetAtom(showToastAtom)
  const afterLogin = useAfterLogin()
  const { data } = useQuery({ ...sportsFavoritesQuery(code), enabled: isMember })
  const { mutate, mutateAsync } = useMutation({
    ...sportsFavoriteMutation,
    onError: (error, ...rest) => {
      const { title, detail } = describeFailure(i18n, error)
      toast('bad', `${title}. ${detail}`)
      return sportsFavoriteMutation.onError?.(error, ...rest)
    },
  })
  const has = (kind: Kind, id: string): boolean =>
    (kind === 'team' ? data?.teams : data?.leagues)?.some((held) => held.id === id) ?? false
  return {
    teams: data?.teams,
    leagues: data?.leagues,
    has,
    toggle: (kind, it) => {
      const { name } = it
      if (isMember) return mutate({ kind, it, favorite: !has(kind, it.id) })
      afterLogin(() => {
        const told = (): void => toast('good', t`${name} added to favourites`)
        // Why it failed is told with the change.
        void mutateAsync({ kind, it, favorite: true }).then(told, () => undefined)
      })
    },
  }
}
