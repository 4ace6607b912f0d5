import { useAtomValue, useSetAtom } from 'jotai'
import { reloadHeldAtom, updateReadyAtom } from '../state/reload.ts'
import { dismissToastAtom, toastsAtom } from '../state/toasts.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { lazyView } from '../ui/lazy-view.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'
import { StatusBanner } from './status-banner.tsx'

const UpdatePrompt = lazyView(() => import('./update-prompt.tsx').then((it) => it.UpdatePrompt))
const Toast = lazyView(() => import('../ui/toast.tsx').then((it) => it.Toast))

/** Everything that floats at the lower edge: being offline, a new version, short messages. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const update = useAtomValue(updateReadyAtom)
  const held = useAtomValue(reloadHeldAtom)
  return (
    <ToastRegion>
      <StatusBanner />
      <ErrorBoundary resetKey={toasts} renderFallback={() => toasts.map(({ id, text }) => <p key={id}>{text}</p>)}>
        {update && !held && <UpdatePrompt waiting={update} />}
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} onDismiss={dismiss} />
        ))}
      </ErrorBoundary>
    </ToastRegion>
  )
}
