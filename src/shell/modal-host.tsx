import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { CentreName } from '../rules/site/centres.ts'
import { useModal } from '../parts/site/use-modal/use-modal.ts'
import { tellsSessionEndAtom } from '../state/site/prompts.ts'
import { ErrorBoundary } from '../ui/states/error-boundary.tsx'
import type { LazyView } from '../ui/states/lazy-view.tsx'
import { ModalFailure } from './lazy-parts.ts'

export interface ModalProps {
  readonly onClose: () => void
}

/** Modals by the name that an address gives them. */
export type Modals = Readonly<Record<string, LazyView<ModalProps>>>

interface ModalHostProps {
  readonly modals: Modals
  /** The modal that the route itself opens, such as /login's; it closes to the home page. */
  readonly routeModal?: string | undefined
  /** The centre that the page itself is: it does not open over itself. */
  readonly pageCentre?: CentreName | undefined
}

/** Shows the modal that the address names (`?modal=`); a name that nobody knows shows nothing. */
export function ModalHost({ modals, routeModal, pageCentre }: ModalHostProps) {
  const { name = routeModal, close } = useModal()
  const navigate = useNavigate()
  // One dialog at a time: what stood for the session goes with it, and the address keeps it for who logs in again.
  const isOver = useAtomValue(tellsSessionEndAtom)
  const isShown = name !== undefined && name !== `${pageCentre}-centre` && !isOver
  const View = isShown && Object.hasOwn(modals, name) ? modals[name] : undefined
  if (!View) return null
  const onClose = name === routeModal ? () => void navigate({ to: '/index', replace: true }) : close
  return (
    <ErrorBoundary
      resetKey={name}
      renderFallback={(error, retry) => <ModalFailure error={error} onRetry={retry} onClose={onClose} />}
    >
      <View onClose={onClose} />
    </ErrorBoundary>
  )
}
