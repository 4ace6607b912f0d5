import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import * as css from './sticky-actions.css.ts'

interface StickyActionsProps {
  /** Whether something stands after the form, which the ground below the buttons must not cover. */
  readonly followed?: boolean
  /** The way back, before what goes on. */
  readonly back?: ReactNode
  /** What goes on: one button. */
  readonly children: ReactNode
}

/** What a long form is sent with: it stays in sight at the end of what scrolls. */
export function StickyActions({ followed = false, back, children }: StickyActionsProps) {
  return (
    <div className={cx(css.bar, followed && css.followed)}>
      {back}
      {children}
    </div>
  )
}
