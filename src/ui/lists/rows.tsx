import type { ReactNode } from 'react'
import { cx } from '../layout/cx.ts'
import * as layout from '../layout/layout.css.ts'

interface RowsProps {
  /** On the page itself, without a ground of their own. */
  readonly plain?: boolean
  /** Those of the page before, while the next one is on its way: they are dimmed and stay. */
  readonly older?: boolean
  /** `Row`s. */
  readonly children: ReactNode
}

/** Things of one kind, one below the other, with a line between them. */
export function Rows({ plain = false, older = false, children }: RowsProps) {
  return (
    <ul
      className={cx(layout.stack, !plain && layout.panel, !plain && layout.inset.rows, older && layout.older)}
      aria-busy={older}
    >
      {children}
    </ul>
  )
}
