import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { OfferTile } from '../../../parts/rewards/offer/offer-tile.tsx'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { promotionsQuery } from '../../../state/rewards/promotions.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { SHOWN_PROMOTIONS } from '../section-sizes.ts'
import { SectionAnswer } from '../section/section-answer.tsx'
import { SectionHead } from '../section/section-head.tsx'
import type { LaterProps } from '../section/later-section.tsx'
import * as css from './promotions-section.css.ts'
import { PromotionsSkeleton } from './promotions-skeleton.tsx'

/** What the visitor can join or claim, and the way to all promotions. */
export function PromotionsSection({ titleId, title }: LaterProps) {
  const { code } = useAtomValue(languageAtom)
  const signedIn = useAtomValue(sessionAtom) !== null
  const { layout } = useAtomValue(brandAtom)
  const query = useQuery({
    ...promotionsQuery({ language: code, signedIn }),
    select: ({ list }) => list.filter(({ state }) => state === 'claim' || state === 'join').slice(0, SHOWN_PROMOTIONS),
  })
  return (
    <>
      <SectionHead id={titleId} title={title}>
        <Link to="/promotions" className={buttonClass('quiet', 's')} aria-describedby={titleId}>
          <Trans>See all</Trans>
        </Link>
      </SectionHead>
      <SectionAnswer query={query} waiting={<PromotionsSkeleton />}>
        {(promotions) => (
          <ul className={css.list[layout.promotions]} aria-labelledby={titleId}>
            {promotions.map((one) => (
              <OfferTile key={one.id} promotion={one} />
            ))}
          </ul>
        )}
      </SectionAnswer>
    </>
  )
}
