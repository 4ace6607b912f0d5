import { msg } from '@lingui/core/macro'
import { useAtomValue } from 'jotai'
import { NoticesSkeleton } from '../../../parts/content/notices/notices-skeleton.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { laterSection } from '../section/later-section.tsx'
import * as css from './notices-section.css.ts'
import { SHOWN_NOTICES } from '../section-sizes.ts'

const named = { name: 'notices', title: msg`Notices` }

const List = laterSection({
  ...named,
  load: () => import('./notices-list.tsx').then((it) => it.NoticesList),
  Waiting: () => <NoticesSkeleton count={SHOWN_NOTICES} />,
})

const Marquee = laterSection({
  ...named,
  load: () => import('./notices-marquee.tsx').then((it) => it.NoticesMarquee),
  Waiting: () => <div className={css.line} />,
  bare: css.strip,
})

/** The newest announcements, as the brand shows them: a list, or one line that runs. */
export function NoticesSection() {
  return useAtomValue(brandAtom).layout.notices === 'list' ? <List /> : <Marquee />
}
