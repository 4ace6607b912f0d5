import { useAtomValue } from 'jotai'
import type { Promotion } from '../../../state/rewards/promotions.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { OfferArt } from './offer-art.tsx'
import { offerKind } from './offer-kind.ts'
import * as css from './offer-banner.css.ts'
import * as slide from './slide/offer-slide.css.ts'
import { useOfferFigure } from './use-offer-figure.ts'

/** A number of more signs than this takes smaller letters. */
const LONG = 7
/** Of more, still smaller ones. */
const HUGE = 15

/** An offer at the head of its own page, as the brand's hand draws it: what it gives as a number, over its picture. */
export function OfferBanner({ promotion, id }: { readonly promotion: Promotion; readonly id: string }) {
  const { offers } = useAtomValue(brandAtom).layout
  const { figure, note } = useOfferFigure()(promotion)
  return (
    <div className={css.banner[offers]} data-offer="">
      <div className={css.art[offers]}>
        <OfferArt kind={offerKind(promotion)} picture={promotion.picture} aside={offers === 'plaque'} />
      </div>
      <div className={css.words[offers]}>
        <h2 id={id} className={slide.title[offers]}>
          {promotion.title}
        </h2>
        {figure && (
          <p
            className={cx(
              slide.figure[offers],
              slide.whole,
              figure.length > LONG && slide.long[offers],
              figure.length > HUGE && slide.huge,
            )}
          >
            {figure}
          </p>
        )}
        {note && <p className={slide.note[offers]}>{note}</p>}
      </div>
    </div>
  )
}
