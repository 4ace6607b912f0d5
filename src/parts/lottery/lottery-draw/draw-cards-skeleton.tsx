import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import * as css from './draw-cards.css.ts'
import { ITEMS, LISTS } from './draw-looks.ts'

/** Where the next draws will stand. */
export function DrawCardsSkeleton({ count }: { readonly count: number }) {
  const look = useAtomValue(brandAtom).layout.draws
  return (
    <ul className={LISTS[look]} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={look === 'cards' ? undefined : ITEMS[look]}>
          {look === 'cards' && <div className={cx(skeleton, css.place)} />}
        </li>
      ))}
    </ul>
  )
}
