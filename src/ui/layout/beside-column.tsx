import type { ReactNode } from 'react'
import * as css from './beside-column.css.ts'

interface BesideColumnProps {
  /** What goes with the page; nothing of it takes no room. */
  readonly column: ReactNode
  readonly children: ReactNode
}

/** A page with a column of what goes with it: beside it where there is room, else below it. */
export function BesideColumn({ column, children }: BesideColumnProps) {
  return (
    <div className={css.frame}>
      <div className={css.columns}>
        <div className={css.column}>{children}</div>
        <div className={css.column}>{column}</div>
      </div>
    </div>
  )
}
