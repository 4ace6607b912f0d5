import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import * as css from './list-detail.css.ts'

interface ListDetailProps {
  readonly list: ReactNode
  readonly detail: ReactNode
  /** Which of them a window shows that is too narrow for both: each is a page of its own there. */
  readonly narrow: 'list' | 'detail'
  /** In a dialog, names stand beside what they open; on a page the list is the wider one. */
  readonly within?: keyof typeof css.both
}

/** A list and one of its things in detail, which stays in view beside it; one after the other on narrow windows. */
export function ListDetail({ list, detail, narrow, within = 'page' }: ListDetailProps) {
  const shown = (which: 'list' | 'detail') => (narrow === which ? css.pane : css.paneOnWide[within])
  return (
    <div className={css.both[within]}>
      <div className={shown('list')}>{list}</div>
      <div className={cx(shown('detail'), within === 'page' && css.sticks)}>{detail}</div>
    </div>
  )
}
