import { skeletonLine } from '../../../ui/states/feedback.css.ts'
import { SHOWN_TOPICS } from '../section-sizes.ts'
import * as css from './help-topics.css.ts'

/** Where help topics will stand, in their size. */
export function HelpSkeleton() {
  return (
    <ul className={css.grid} aria-busy>
      {Array.from({ length: SHOWN_TOPICS }, (_, index) => (
        <li key={index} className={css.topic}>
          <span className={skeletonLine.long} />
          <span className={skeletonLine.short} />
        </li>
      ))}
    </ul>
  )
}
