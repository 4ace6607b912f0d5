import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import * as css from './list-detail.css.ts'

interface ListDetailProps {
  readonly list: ReactNode
  readonly detail: ReactNode
  /** Which of them a window shows that is too narrow for both: each is a page of its own there. */
  readonly narrow: 'list' | 'detail'
}

/** A list and one of its things in detail, which stays in view beside it; one after the other on narrow windows. */
export function ListDetail({ list, detail, narrow }: ListDetailProps) {
  return (
    <div className={css.both}>
      <div className={css.list[narrow === 'list' ? 'shown' : 'aside']}>{list}</div>
      <div className={cx(css.detail[narrow === 'detail' ? 'shown' : 'aside'], css.sticks)}>{detail}</div>
    </div>
  )
}
