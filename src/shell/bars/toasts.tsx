import { useAtomValue, useSetAtom } from 'jotai'
import { analyticsAskedAtom } from '../../state/site/analytics.ts'
import { reloadHeldAtom, updateReadyAtom } from '../../state/site/reload.ts'
import { sessionUnkeptAtom } from '../../state/account/login/session.ts'
import { dismissToastAtom, toastsAtom } from '../../state/site/toasts.ts'
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx'
import { lazyView } from '../../ui/states/lazy-view.tsx'
import { ToastRegion } from '../../ui/overlays/toast-region.tsx'
import { StatusBanner } from '../status-banner.tsx'

const UpdatePrompt = lazyView(() => import('../prompts/update-prompt.tsx').then((it) => it.UpdatePrompt))
const UnkeptSession = lazyView(() => import('../prompts/unkept-session.tsx').then((it) => it.UnkeptSession))
const VisitQuestion = lazyView(() => import('../analytics/visit-question.tsx').then((it) => it.VisitQuestion))
const Toast = lazyView(() => import('../../ui/overlays/toast.tsx').then((it) => it.Toast))

/** Everything that floats at the lower edge: being offline, a new version, short messages. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const update = useAtomValue(updateReadyAtom)
  const held = useAtomValue(reloadHeldAtom)
  const asked = useAtomValue(analyticsAskedAtom)
  const unkept = useAtomValue(sessionUnkeptAtom)
  return (
    <ToastRegion>
      <StatusBanner />
      <ErrorBoundary resetKey={toasts} renderFallback={() => toasts.map(({ id, text }) => <p key={id}>{text}</p>)}>
        {update && !held && <UpdatePrompt waiting={update} />}
        {unkept && <UnkeptSession />}
        {asked && <VisitQuestion />}
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} onDismiss={dismiss} />
        ))}
      </ErrorBoundary>
    </ToastRegion>
  )
}
