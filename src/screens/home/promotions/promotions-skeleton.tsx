import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { SHOWN_PROMOTIONS } from '../section-sizes.ts'
import * as css from './promotions-section.css.ts'

/** Where promotions will stand. */
export function PromotionsSkeleton() {
  const look = useAtomValue(brandAtom).layout.promotions
  return (
    <ul className={css.list[look]} aria-busy>
      {Array.from({ length: SHOWN_PROMOTIONS }, (_, index) => (
        <li key={index}>
          <div className={cx(skeleton, css.place[look])} />
        </li>
      ))}
    </ul>
  )
}
