import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

interface RemoveMessagesProps {
  readonly count: number
  readonly onRemove: () => void
  readonly onCancel: () => void
}

/** Asks before messages are thrown away, which can't be taken back. */
export function RemoveMessages({ count, onRemove, onCancel }: RemoveMessagesProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      title={t`Delete for good?`}
      confirm={t`Delete`}
      keep={t`Keep`}
      destructive
      onConfirm={onRemove}
      onCancel={onCancel}
    >
      <p>
        <Plural value={count} one="# message will be deleted." other="# messages will be deleted." />{' '}
        <Trans>This can’t be undone.</Trans>
      </p>
    </ConfirmDialog>
  )
}
