import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { actions } from './dialog.css.ts'

interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly confirm: string
  readonly onConfirm: () => void
  /** Left out where there is nothing to choose: a warning with one button. */
  readonly onCancel?: (() => void) | undefined
}

/** Asks before something that can't be undone, or warns. */
export function ConfirmDialog({ title, children, confirm, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={title} onClose={onCancel ?? onConfirm}>
      <div>{children}</div>
      <div className={actions}>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        )}
        {/* The answer is what the dialog is for; it has the focus. */}
        <Button data-focus onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
