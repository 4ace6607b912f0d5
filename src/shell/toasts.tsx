import { useAtomValue, useSetAtom } from 'jotai'
import { reloadHeldAtom, updateReadyAtom } from '../state/reload.ts'
import { dismissToastAtom, toastsAtom } from '../state/toasts.ts'
import { Toast } from '../ui/toast.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { StatusBanner } from './status-banner.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

/** Everything that floats at the lower edge: being offline, a new version, short messages. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const update = useAtomValue(updateReadyAtom)
  const held = useAtomValue(reloadHeldAtom)
  return (
    <ToastRegion>
      <StatusBanner />
      {update && !held && <UpdatePrompt onReload={update.apply} />}
      {toasts.map(({ id, tone, text }) => (
        <Toast key={id} id={id} tone={tone} text={text} onDismiss={dismiss} />
      ))}
    </ToastRegion>
  )
}
