import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom, useStore } from 'jotai'
import { useRef, useState, type RefObject } from 'react'
import { describeFailure } from '../../../i18n/failures/failure.ts'
import { asChunkFailure } from '../../../rules/site/chunk-failure.ts'
import { showToastAtom } from '../../../state/site/toasts.ts'

/** Apart, since a wide header has the button, and most who see it never press it. */
const loadSignIn = () => import('../../../state/account/login/sign-in.ts')

interface FreePlay {
  /** What starts it; whether it stands in a popup decides where things are told. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly start: () => void
  readonly busy: boolean
  /** What went wrong in a popup, over which no toast would be seen; `null` otherwise. */
  readonly failure: unknown
}

/**
 * One-click free play (spec 4, "Free play login"): once one is in, every modal closes and the home page opens; whoever has
 * gone elsewhere meanwhile stays there.
 */
export function useFreePlay(): FreePlay {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const router = useRouter()
  const store = useStore()
  const toast = useSetAtom(showToastAtom)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** Not the address's word: some pages open their popup themselves, and it may have been closed meanwhile. */
  const inPopup = (): boolean => !!button.current?.closest('dialog')
  // A second click may come before the first one is drawn.
  const underWay = useRef(false)
  const start = async (): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(null)
    const { pathname } = router.latestLocation
    try {
      const { freePlayAtom } = await loadSignIn().catch((error: unknown) => {
        throw asChunkFailure(error)
      })
      await store.set(freePlayAtom, queries)
      if (router.latestLocation.pathname !== pathname) return
      // The popup that it was begun in is nowhere to come back to.
      await router.navigate({ to: '/', replace: inPopup() })
    } catch (error) {
      if (inPopup()) return setFailure(error)
      const { title, detail } = describeFailure(i18n, error)
      toast('bad', `${title}. ${detail}`)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { button, start: () => void start(), busy, failure }
}
