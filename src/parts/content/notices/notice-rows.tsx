import type { ReactNode } from 'react'
import * as css from './notice-list.css.ts'

/** Notices one below the other, each of which opens where it stands. */
export function NoticeRows({ children }: { readonly children: ReactNode }) {
  return <div className={css.list}>{children}</div>
}
