import { skeletonLine } from '../../../ui/states/feedback.css.ts'
import * as css from './notice-list.css.ts'

/** Where notices will stand, in their size. */
export function NoticesSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={css.list} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.waiting}>
          <span className={skeletonLine.long} />
          <span className={skeletonLine.short} />
        </div>
      ))}
    </div>
  )
}
