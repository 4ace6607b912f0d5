import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { isFailure } from '../../../rules/failure.ts'
import { showToastAtom } from '../../../state/site/toasts.ts'

/** Opens customer service; what goes wrong is said in a toast, since there is no form to say it in. */
export function useSupport(): { open: () => void; busy: boolean } {
  const { i18n, t } = useLingui()
  const store = useStore()
  const queries = useQueryClient()
  const toast = useSetAtom(showToastAtom)
  const [busy, setBusy] = useState(false)
  const open = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      // Few visitors ask; its code comes with the click.
      const { openSupportAtom } = await import('../../../state/content/support.ts')
      await store.set(openSupportAtom, queries)
    } catch (error) {
      toast('bad', await whatToSay(error))
    } finally {
      setBusy(false)
    }
  }
  const whatToSay = async (problem: unknown): Promise<string> => {
    const unreachable = t`Customer service can't be reached right now. Please try again later.`
    if (!isFailure(problem)) return unreachable
    const words = await import('../../../i18n/failures/failure.ts').catch(() => null)
    if (!words) return unreachable
    const { title, detail } = words.describeFailure(i18n, problem)
    return t`Customer service did not open. ${title}: ${detail}`
  }
  return { open: () => void open(), busy }
}
