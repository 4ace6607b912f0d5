import { skeletonLine } from '../../ui/feedback.css.ts'
import * as css from './help-section.css.ts'

/** Where help topics will stand, in their size. */
export function HelpWaiting({ count }: { readonly count: number }) {
  return (
    <ul className={css.grid} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={css.topic}>
          <span className={skeletonLine.long} />
          <span className={skeletonLine.short} />
        </li>
      ))}
    </ul>
  )
}
