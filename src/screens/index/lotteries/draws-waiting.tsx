import { cx } from '../../../ui/cx.ts'
import { skeleton } from '../../../ui/feedback.css.ts'
import { SHOWN_DRAWS } from '../counts.ts'
import * as css from './draws-section.css.ts'

/** Where the next draws will stand. */
export function DrawsWaiting() {
  return (
    <ul className={css.draws} aria-busy>
      {Array.from({ length: SHOWN_DRAWS }, (_, index) => (
        <li key={index}>
          <div className={cx(skeleton, css.place)} />
        </li>
      ))}
    </ul>
  )
}
