import type { ReactNode } from 'react'
import * as css from './beside-summary.css.ts'

interface BillLine {
  readonly name: string
  readonly value: ReactNode
  /** Said elsewhere, too: it has no cell in the bar. */
  readonly minor?: boolean
}

interface BillProps {
  /** In the order in which they add up. */
  readonly lines: readonly BillLine[]
  /** Whether the last one is the sum. */
  readonly sum?: boolean
}

/** What something comes to, line by line, in a `BesideSummary`. */
export function Bill({ lines, sum = true }: BillProps) {
  return (
    <dl className={css.bill}>
      {lines.map(({ name, value, minor = false }, index) => (
        <div
          key={name}
          {...(minor && { 'data-minor': '' })}
          {...(sum && index === lines.length - 1 ? { 'data-total': '' } : {})}
        >
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
