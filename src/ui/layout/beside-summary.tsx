import type { ReactNode } from 'react'
import * as css from './beside-summary.css.ts'

interface BesideSummaryProps {
  /** What it comes to, such as a `Bill`, and the one button. */
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** A form whose sum and button stay in sight: in a column beside it, or in a bar below it where there is room for one column. */
export function BesideSummary({ summary, children }: BesideSummaryProps) {
  return (
    <div className={css.frame}>
      <div className={css.columns}>
        <div className={css.main}>{children}</div>
        <div className={css.side}>
          <div className={css.end}>{summary}</div>
        </div>
      </div>
    </div>
  )
}
