import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { announcementsQuery, executionAtom, type Announcement } from '../../../state/content/announcements.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { SectionAnswer } from '../section/section-answer.tsx'
import { SHOWN_PROMOTIONS } from '../section-sizes.ts'
import type { LaterProps } from '../section/later-section.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { firstParagraph } from './plain-text.ts'
import { promotionMotif } from './promotion-motif.ts'
import * as css from './promotions-section.css.ts'
import { PromotionsSkeleton } from './promotions-skeleton.tsx'

/** The promotions that the server announces, and the way to all of them. */
export function PromotionsSection({ titleId, title }: LaterProps) {
  const { code } = useAtomValue(languageAtom)
  const execution = useAtomValue(executionAtom)
  const look = useAtomValue(brandAtom).layout.promotions
  const query = useQuery(announcementsQuery(code, execution))
  return (
    <>
      <SectionHead id={titleId} title={title}>
        <Link to="/promotions" className={buttonClass('quiet', 's')} aria-describedby={titleId}>
          <Trans>See all</Trans>
        </Link>
      </SectionHead>
      <SectionAnswer query={query} isEmpty={({ promotion }) => promotion.length === 0} waiting={<PromotionsSkeleton />}>
        {({ promotion }) => (
          <ul className={css.list[look]} aria-labelledby={titleId}>
            {promotion.slice(0, SHOWN_PROMOTIONS).map((it) => (
              <li key={it.id}>
                <Promotion promotion={it} look={look} />
              </li>
            ))}
          </ul>
        )}
      </SectionAnswer>
    </>
  )
}

interface PromotionProps {
  readonly promotion: Announcement
  readonly look: 'cards' | 'banners'
}

function Promotion({ promotion: { title, content, promotionType }, look }: PromotionProps) {
  const { icon: Motif, ground } = promotionMotif(promotionType)
  return (
    <Link to="/promotions" search={promotionType ? { type: promotionType } : {}} className={css.promotion[look]}>
      <span className={css.art[ground]}>
        <Motif aria-hidden className={css.motif} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.line}>{firstParagraph(content)}</span>
      </span>
    </Link>
  )
}
