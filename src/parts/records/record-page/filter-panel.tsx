import type { ReactNode } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import * as css from './records.css.ts'

interface FilterPanelProps {
  /** Which days, above all else. */
  readonly days?: ReactNode
  /** Fields, which stand in columns. */
  readonly children?: ReactNode
}

/** What narrows a list. */
export function FilterPanel({ days, children }: FilterPanelProps) {
  return (
    <Panel as="div">
      {days}
      {children && <div className={css.fields}>{children}</div>}
    </Panel>
  )
}
