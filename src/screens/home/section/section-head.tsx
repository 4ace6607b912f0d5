import type { ReactNode } from 'react'
import { sectionTitle } from '../../../ui/layout/text.css.ts'
import * as css from './section-head.css.ts'

interface SectionHeadProps {
  readonly id: string
  readonly title: string
  /** What stands at the other end: a link to all of it, arrows. */
  readonly children?: ReactNode
}

/** A section's title, with what leads on from it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <h2 id={id} className={sectionTitle}>
        {title}
      </h2>
      <div className={css.aside}>{children}</div>
    </div>
  )
}
