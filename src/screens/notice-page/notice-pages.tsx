import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { MerchantClock } from '../../parts/site/merchant-clock/merchant-clock.tsx'
import * as css from '../../parts/content/notices/notice-list.css.ts'
import { Notice } from '../../parts/content/notices/notice.tsx'
import { PAGE_NOTICES } from '../../rules/figures.ts'
import { noticePage } from '../../rules/content/notice-pages.ts'
import type { Announcement } from '../../state/content/announcements.ts'
import { Pager } from '../../ui/lists/pager.tsx'
import { useNoticePlace } from './use-notice-place.ts'

/** One page of the announcements, and the way to the others. */
export function NoticePages({ notices }: { readonly notices: readonly Announcement[] }) {
  const { t } = useLingui()
  const place = useNoticePlace(notices)
  const list = useRef<HTMLDivElement>(null)
  const { items, page, pages } = noticePage(notices, place.page, PAGE_NOTICES)
  const turn = (to: number): void => {
    place.turn(to)
    // The pager stands below the list: its new page begins where it is read.
    list.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <div ref={list} className={css.list}>
        {items.map((notice) => (
          <Notice
            key={notice.id}
            notice={notice}
            open={notice.id === place.open}
            onOpen={() => place.choose(notice.id)}
          />
        ))}
      </div>
      <MerchantClock />
      <Pager page={page} pages={pages} onPage={turn} label={t`Pages of notices`} />
    </>
  )
}
