import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { NoticesWaiting } from '../../parts/notice-strip/notices-waiting.tsx'
import { lazyView } from '../../ui/lazy-view.tsx'
import { Near } from '../../ui/near.tsx'
import { section, sectionHead } from '../../ui/page.css.ts'
import { sectionTitle } from '../../ui/text.css.ts'

const NoticeList = lazyView(() => import('../../parts/notice-strip/notice-list.tsx').then((it) => it.NoticeList))

const SHOWN = 4

export function NoticesSection() {
  const waiting = <NoticesWaiting count={SHOWN} />
  return (
    <section className={section} aria-labelledby="notices-title">
      <div className={sectionHead}>
        <h2 id="notices-title" className={sectionTitle}>
          <Trans>Notices</Trans>
        </h2>
      </div>
      <Near waiting={waiting}>
        <Suspense fallback={waiting}>
          <NoticeList limit={SHOWN} />
        </Suspense>
      </Near>
    </section>
  )
}
