import type { ReactNode } from 'react'
import { cx } from '../../../ui/layout/cx.ts'
import { sectionTitle } from '../../../ui/layout/text.css.ts'
import * as css from './section-head.css.ts'

interface SectionHeadProps {
  readonly id: string
  readonly title: string
  /** Why it stands there, in a few words. */
  readonly note?: string | undefined
  /** What stands at the other end: a link to all of it, arrows. */
  readonly children?: ReactNode
}

/** A section's title, with what leads on from it. */
export function SectionHead({ id, title, note, children }: SectionHeadProps) {
  return (
    <div className={css.head}>
      <h2 id={id} className={cx(sectionTitle, note !== undefined && css.noted)}>
        {title}
      </h2>
      {note !== undefined && <p className={css.note}>{note}</p>}
      <div className={css.aside}>{children}</div>
    </div>
  )
}
