import { Skeleton } from '../../ui/states/skeleton.tsx'
import * as css from './stages.css.ts'
import { useStagePresentation } from './use-stage-presentation.ts'

/** How many vendors there are as a rule. */
const LIKELY = 3

/** Where the stages will stand. */
export function StagesSkeleton({ isChosen }: { readonly isChosen: boolean }) {
  const look = useStagePresentation()
  return (
    <ul className={css.stages[look]} aria-busy>
      {Array.from({ length: isChosen ? 1 : LIKELY }, (_, place) => (
        <li key={place} aria-hidden className={css.items[look]}>
          <Skeleton className={css.place} />
        </li>
      ))}
    </ul>
  )
}
