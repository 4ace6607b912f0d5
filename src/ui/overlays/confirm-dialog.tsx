import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'
import { actions } from './dialog.css.ts'

interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly confirm: string
  readonly onConfirm: () => void
  /** Left out where there is nothing to choose: a warning with one button. */
  readonly onCancel?: (() => void) | undefined
  /** What going back does, such as "Keep the deposit"; "Cancel" where it could be taken for nothing else. */
  readonly keep?: string
  /** What is confirmed takes something away: keeping it is the bright button then, and has the focus. */
  readonly destructive?: boolean
}

/** Asks before something that can't be undone, or warns. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  onConfirm,
  onCancel,
  keep,
  destructive = false,
}: ConfirmDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog title={title} onClose={onCancel ?? onConfirm}>
      <div>{children}</div>
      <div className={actions}>
        {onCancel && (
          <Button {...look(destructive)} onClick={onCancel}>
            {keep ?? t`Cancel`}
          </Button>
        )}
        <Button {...look(!destructive)} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}

/** The answer that is nearest: it has the focus. */
const look = (isNearest: boolean) =>
  isNearest ? ({ variant: 'primary', 'data-focus': true } as const) : ({ variant: 'quiet' } as const)
