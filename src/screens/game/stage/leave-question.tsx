import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

/** The question, while somebody is on the way out. */
export function LeaveQuestion({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={t`Leave with a round open?`}
      confirm={t`Leave`}
      keep={t`Stay in the game`}
      destructive
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>
        <Trans>Your round is saved. Open this game again to continue it.</Trans>
      </p>
    </ConfirmDialog>
  )
}
