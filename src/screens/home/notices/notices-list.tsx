import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { MerchantClock } from '../../../parts/site/merchant-clock/merchant-clock.tsx'
import { NoticeList } from '../../../parts/content/notices/notice-list.tsx'
import { brandAtom } from '../../../state/site/brand.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { clockSection } from '../clock-section.ts'
import { SectionHead } from '../section/section-head.tsx'
import { useHomeOrder } from '../use-home-order.ts'
import { SHOWN_NOTICES } from '../section-sizes.ts'

/** The newest announcements, each opening where it stands, and the way to all of them. */
export function NoticesList({ titleId, title }: LaterProps) {
  const { layout } = useAtomValue(brandAtom)
  return (
    <>
      <SectionHead id={titleId} title={title}>
        <Link to="/noticePage" className={buttonClass('quiet', 's')} aria-describedby={titleId}>
          <Trans>See all</Trans>
        </Link>
      </SectionHead>
      <NoticeList limit={SHOWN_NOTICES} />
      {clockSection(useHomeOrder(), layout) === 'notices' && <MerchantClock />}
    </>
  )
}
