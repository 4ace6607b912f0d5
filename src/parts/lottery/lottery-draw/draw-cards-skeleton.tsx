import { cx } from '../../../ui/layout/cx.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import * as css from './draw-cards.css.ts'

/** Where the next draws will stand. */
export function DrawCardsSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className={css.draws} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={cx(skeleton, css.place)} />
        </li>
      ))}
    </ul>
  )
}
