import { Trans } from '@lingui/react/macro'
import { NoticeList } from '../../parts/notice-strip/notice-list.tsx'
import { section, sectionHead } from '../../ui/page.css.ts'
import { sectionTitle } from '../../ui/text.css.ts'

const SHOWN = 4

export function NoticesSection() {
  return (
    <section className={section} aria-labelledby="notices-title">
      <div className={sectionHead}>
        <h2 id="notices-title" className={sectionTitle}>
          <Trans>Notices</Trans>
        </h2>
      </div>
      <NoticeList limit={SHOWN} />
    </section>
  )
}
