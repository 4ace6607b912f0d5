import { cx } from '../../../ui/layout/cx.ts'
import { skeleton } from '../../../ui/states/feedback.css.ts'
import * as css from './sports-section.css.ts'
import { useSportsbooks } from './use-sportsbooks.ts'

const LIKELY = 3

/** Where the sportsbooks will stand. */
export function SportsSkeleton() {
  const count = useSportsbooks().data?.[0]?.vendors.length ?? LIKELY
  return (
    <ul className={css.books} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div className={cx(skeleton, css.place)} />
        </li>
      ))}
    </ul>
  )
}
