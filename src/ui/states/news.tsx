import type { ReactNode, Ref } from 'react'
import { cx } from '../layout/cx.ts'
import * as css from '../layout/layout.css.ts'

interface NewsProps {
  /** Brings it into view wherever one is. */
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** The place for what was done, refused or is not known; it takes no room until there is something to say. */
export function News({ ref, children }: NewsProps) {
  return (
    <div ref={ref} className={cx(css.stack, css.gap.s, css.news)}>
      {children}
    </div>
  )
}
