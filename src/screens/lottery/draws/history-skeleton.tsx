import { Skeleton } from '../../../ui/states/skeleton.tsx'
import * as css from './history.css.ts'

/** Where past draws will stand. */
export function HistorySkeleton({ count }: { readonly count: number }) {
  return (
    <ul className={css.list} aria-busy>
      {Array.from({ length: count }, (_, place) => (
        <li key={place} className={css.result}>
          <Skeleton className={css.wordsPlace} />
          <Skeleton className={css.ballsPlace} />
        </li>
      ))}
    </ul>
  )
}
