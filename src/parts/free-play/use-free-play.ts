import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { describeFailure } from '../../i18n/failure.ts'
import { asChunkFailure } from '../../rules/chunk-failure.ts'
import { promptAtom } from '../../state/prompts.ts'
import { showToastAtom } from '../../state/toasts.ts'
import { useModal } from '../use-modal/use-modal.ts'

/** Apart, since a wide header has the button, and most who see it never press it. */
const loadSignIn = () => import('../../state/sign-in.ts')

interface FreePlay {
  readonly start: () => void
  readonly busy: boolean
  /** What went wrong in a popup, over which no toast would be seen; `null` otherwise. */
  readonly failure: unknown
}

/** One-click free play (spec 4, "Free play login"): once one is in, every modal closes and the home page opens. */
export function useFreePlay(): FreePlay {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const store = useStore()
  const prompt = useSetAtom(promptAtom)
  const toast = useSetAtom(showToastAtom)
  const { name: modal } = useModal()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  // A second click may come before the first one is drawn.
  const underWay = useRef(false)
  const start = async (): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      const { freePlayAtom } = await loadSignIn().catch((error: unknown) => {
        throw asChunkFailure(error)
      })
      await store.set(freePlayAtom, queries)
      prompt(null)
      // The popup that it was begun in is nowhere to come back to.
      await navigate({ to: '/', replace: modal !== undefined })
    } catch (error) {
      if (modal !== undefined) return setFailure(error)
      const { title, detail } = describeFailure(i18n, error)
      toast('bad', `${title}. ${detail}`)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { start: () => void start(), busy, failure }
}
