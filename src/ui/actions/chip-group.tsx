import type { ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import * as css from './chip.css.ts'

interface ChipGroupProps {
  /** What the chips are about, for screen readers. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Chips that belong together: one line that scrolls on phones, as many lines as they need on wide windows. */
export function ChipGroup({ label, className, children }: ChipGroupProps) {
  return (
    // A fieldset would bring its own frame and its own way of naming.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={label} className={cx(css.chips, className)}>
      {children}
    </div>
  )
}
