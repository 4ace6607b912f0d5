import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { shownLotteries } from '../section-sizes.ts'
import * as css from '../../../parts/lottery/lottery-item/lottery-item.css.ts'

/** Where popular lotteries will stand. */
export function LotteriesSkeleton() {
  const look = useAtomValue(brandAtom).layout.lotteries
  return (
    <ul className={css.list[look]} aria-busy>
      {Array.from({ length: shownLotteries(look) }, (_, index) => (
        <li key={index}>
          <div className={cx(look === 'cards' ? css.cardPlace : css.rowPlace, look === 'cards' && skeleton)} />
        </li>
      ))}
    </ul>
  )
}
