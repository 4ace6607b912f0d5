import { LoadedNotices } from './loaded-notices.tsx'
import { NoticeRows } from './notice-rows.tsx'
import { Notice } from './notice.tsx'

/** The newest announcements; each opens where it stands. */
export function NoticeList({ limit }: { readonly limit: number }) {
  return (
    <LoadedNotices rows={limit}>
      {(notices) => (
        <NoticeRows>
          {notices.slice(0, limit).map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </NoticeRows>
      )}
    </LoadedNotices>
  )
}
