import { Skeleton } from '../../../ui/states/skeleton.tsx'
import * as css from './board.css.ts'

/** How many leagues stand where they will come. */
const LIKELY = 5

/** Where the leagues will stand. */
export function BoardSkeleton() {
  return (
    <div aria-busy className={css.waiting}>
      {Array.from({ length: LIKELY }, (_, place) => (
        <Skeleton key={place} className={css.place} />
      ))}
    </div>
  )
}
