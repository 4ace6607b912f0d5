import { Trans } from '@lingui/react/macro'
import { NoticesWaiting } from '../../parts/notice-strip/notices-waiting.tsx'
import { lazyView } from '../../ui/lazy-view.tsx'
import { Near } from '../../ui/near.tsx'
import { section, sectionHead } from '../../ui/page.css.ts'
import { sectionTitle } from '../../ui/text.css.ts'

const SHOWN = 4

const Waiting = () => <NoticesWaiting count={SHOWN} />

const NoticeList = lazyView(
  () => import('../../parts/notice-strip/notice-list.tsx').then((it) => it.NoticeList),
  Waiting,
)

export function NoticesSection() {
  return (
    <section className={section} aria-labelledby="notices-title">
      <div className={sectionHead}>
        <h2 id="notices-title" className={sectionTitle}>
          <Trans>Notices</Trans>
        </h2>
      </div>
      <Near waiting={<Waiting />}>
        <NoticeList limit={SHOWN} />
      </Near>
    </section>
  )
}
