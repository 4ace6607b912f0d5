import { useNavigate, useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useCallback } from 'react'
import type { Search } from '../../../rules/site/search-params.ts'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { MODAL_STATE, withModal } from '../../site/use-modal/use-modal.ts'

/**
 * Asks a guest to log in over the page that is open, and does then what was asked for; whoever closes the login, or goes
 * elsewhere first, has let go of it. It does not depend on what asked: the popup may take its place.
 */
export function useAfterLogin(): (action: () => void) => void {
  const router = useRouter()
  const navigate = useNavigate()
  const store = useStore()
  return useCallback(
    (action) => {
      const stops: (() => void)[] = []
      const stop = (): void => stops.forEach((each) => each())
      void navigate({ to: '.', search: withModal('login'), state: MODAL_STATE, hash: true, resetScroll: false }).then(
        () => {
          stops.push(
            store.sub(sessionAtom, () => {
              if (store.get(sessionAtom) === null) return
              stop()
              action()
            }),
            router.subscribe('onResolved', ({ toLocation }) => {
              // Every route shares one parser, which gives text by name. From the login one may go on to registering.
              if ((toLocation.search as Search)['modal'] === undefined) stop()
            }),
          )
        },
      )
    },
    [router, navigate, store],
  )
}
