import { useAtomValue } from 'jotai'
import { brandAtom } from '../../state/site/brand.ts'
import { skeletonLine } from '../../ui/states/feedback.css.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import * as css from './search.css.ts'

/** Where games will stand, in their size. */
export function Waiting({ count }: { readonly count: number }) {
  const look = useAtomValue(brandAtom).layout.card
  return Array.from({ length: count }, (_, at) => (
    <div key={at} aria-hidden className={css.game[look]}>
      <Skeleton className={css.picture[look]} />
      <span className={css.text}>
        <span className={skeletonLine.long} />
        <span className={skeletonLine.short} />
      </span>
    </div>
  ))
}
