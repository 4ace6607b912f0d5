import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { SHOWN_PROMOTIONS } from '../section-sizes.ts'
import * as css from './promotions-section.css.ts'

/** Where promotions will stand. */
export function PromotionsSkeleton() {
  const look = useAtomValue(brandAtom).layout.promotions
  return (
    <ul className={css.list[look]} aria-busy>
      {Array.from({ length: SHOWN_PROMOTIONS }, (_, index) => (
        <li key={index}>
          <Skeleton className={css.place} />
        </li>
      ))}
    </ul>
  )
}
