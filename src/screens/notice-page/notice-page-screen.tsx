import { Trans } from '@lingui/react/macro'
import { LoadedNotices } from '../../parts/content/notices/loaded-notices.tsx'
import { PAGE_NOTICES } from '../../rules/figures.ts'
import { padded } from '../../ui/page/page.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { NoticePages } from './notice-pages.tsx'

/** Every announcement, nine a page (spec 2, "Notice page"). */
export function NoticePageScreen() {
  return (
    <div className={padded}>
      <PageHead
        title={<Trans>Notices</Trans>}
        lead={<Trans>Maintenance, promotions and other news. Newest first.</Trans>}
      />
      <LoadedNotices rows={PAGE_NOTICES}>{(notices) => <NoticePages notices={notices} />}</LoadedNotices>
    </div>
  )
}
