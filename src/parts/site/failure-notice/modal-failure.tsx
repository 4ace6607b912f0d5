import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FailureNotice } from './failure-notice.tsx'

interface ModalFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Stands where a modal did not load. */
export function ModalFailure({ error, onRetry, onClose }: ModalFailureProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Couldn’t open`} onClose={onClose}>
      <FailureNotice error={error} onRetry={onRetry} />
    </Dialog>
  )
}
