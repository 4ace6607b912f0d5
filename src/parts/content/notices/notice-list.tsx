import { LoadedNotices } from './loaded-notices.tsx'
import * as css from './notice-list.css.ts'
import { Notice } from './notice.tsx'

/** The newest announcements; each opens where it stands. */
export function NoticeList({ limit }: { readonly limit: number }) {
  return (
    <LoadedNotices rows={limit}>
      {(notices) => (
        <div className={css.list}>
          {notices.slice(0, limit).map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </div>
      )}
    </LoadedNotices>
  )
}
