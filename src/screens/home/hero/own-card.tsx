import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import * as frame from '../../../parts/rewards/offer/slide/offer-frame.css.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { directional, icon } from '../../../ui/media/icon.css.ts'
import { ArrowRight } from '../../../ui/media/icons.tsx'
import { CATEGORIES_ID } from '../../../rules/site/anchors.ts'

/** The brand's own words on the card that an offer will be drawn on; they stay where there is none. */
export function OwnCard({ headline, line }: { readonly headline: string; readonly line: string }) {
  const { layout, access } = useAtomValue(brandAtom)
  const hand = layout.offers
  const age = access.minimumAge
  const title = <h1 className={frame.headline}>{headline}</h1>
  return (
    <div className={frame.slide}>
      {hand === 'ticket' && title}
      <div className={frame.card} data-offer="">
        <div className={frame.words}>
          {hand !== 'ticket' && title}
          <p className={frame.lead}>{line}</p>
        </div>
        <div className={frame.foot}>
          <span className={frame.small}>
            <Trans>{age}+ · Play responsibly</Trans>
          </span>
          <span className={frame.actions}>
            <Link to="/index" hash={CATEGORIES_ID} className={buttonClass('primary', 'm')}>
              <Trans>Choose a game</Trans>
              <ArrowRight aria-hidden className={`${icon.s} ${directional}`} />
            </Link>
          </span>
        </div>
      </div>
    </div>
  )
}
