import { Trans } from '@lingui/react/macro'
import { LoadedNotices } from '../../parts/content/notices/loaded-notices.tsx'
import { PAGE_NOTICES } from '../../rules/figures.ts'
import { padded } from '../../ui/page/page.css.ts'
import { muted, pageTitle } from '../../ui/layout/text.css.ts'
import { NoticePages } from './notice-pages.tsx'

/** Every announcement, nine a page (spec 2, "Notice page"). */
export function NoticePageScreen() {
  return (
    <div className={padded}>
      <h1 className={pageTitle}>
        <Trans>Notices</Trans>
      </h1>
      <p className={muted}>
        <Trans>Maintenance, promotions and other news. Newest first.</Trans>
      </p>
      <LoadedNotices rows={PAGE_NOTICES}>{(notices) => <NoticePages notices={notices} />}</LoadedNotices>
    </div>
  )
}
