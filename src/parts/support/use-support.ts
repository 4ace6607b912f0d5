import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { describeFailure } from '../../i18n/failure.ts'
import { SupportUnavailable, openSupportAtom } from '../../state/support.ts'
import { showToastAtom } from '../../state/toasts.ts'

/** Opens customer service; what goes wrong is said in a toast, since there is no form to say it in. */
export function useSupport(): { open: () => void; busy: boolean } {
  const { i18n, t } = useLingui()
  const openSupport = useSetAtom(openSupportAtom)
  const toast = useSetAtom(showToastAtom)
  const [busy, setBusy] = useState(false)
  const open = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await openSupport()
    } catch (error) {
      const { title, detail } = describeFailure(i18n, error)
      toast(
        'bad',
        error instanceof SupportUnavailable
          ? t`Customer service can't be reached right now. Please try again later.`
          : t`Customer service did not open. ${title}: ${detail}`,
      )
    } finally {
      setBusy(false)
    }
  }
  return { open: () => void open(), busy }
}
