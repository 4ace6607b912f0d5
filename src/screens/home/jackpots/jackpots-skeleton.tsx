import { skeleton } from '../../../ui/states/feedback.css.ts'
import { SHOWN_JACKPOTS } from '../section-sizes.ts'
import * as css from './jackpots.css.ts'

/** Where the jackpots will stand. */
export function JackpotsSkeleton() {
  return (
    <ul className={css.list} aria-busy>
      {Array.from({ length: SHOWN_JACKPOTS }, (_, at) => (
        <li key={at} className={`${css.place} ${skeleton}`} />
      ))}
    </ul>
  )
}
