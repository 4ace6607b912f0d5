import type { ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import * as css from './popover.css.ts'

interface PopoverProps {
  /** What the button's `popoverTarget` names. */
  readonly id: string
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** What a button with `popoverTarget` opens: the platform's own popover, which needs no script to open and close. */
export function Popover({ id, label, className, children }: PopoverProps) {
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} popover="auto" role="group" aria-label={label} className={cx(css.popover, className)}>
      {children}
    </div>
  )
}
