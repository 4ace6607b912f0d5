import type { IconView } from '../media/icons.tsx'
import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'
import { icon } from '../media/icon.css.ts'

interface EmptyStateProps {
  readonly icon: IconView
  readonly title: string
  readonly children?: ReactNode
}

/** Says that there is nothing, and what one can do instead. */
export function EmptyState({ icon: Icon, title, children }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <span className={css.emptyMark}>
        <Icon aria-hidden className={icon.l} />
      </span>
      <p className={css.emptyTitle}>{title}</p>
      {children}
    </div>
  )
}
