import type { ReactNode } from 'react'
import * as css from './notice-list.css.ts'

interface NoticeRowsProps {
  /** As high as they are, where nothing stands below that would move as they come. */
  readonly few?: boolean
  readonly children: ReactNode
}

/** Notices one below the other, each of which opens where it stands. */
export function NoticeRows({ few = false, children }: NoticeRowsProps) {
  return <div className={few ? css.few : css.list}>{children}</div>
}
