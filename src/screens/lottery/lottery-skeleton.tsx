import { Skeleton } from '../../ui/states/skeleton.tsx'
import { HISTORY_ROWS } from '../../rules/lottery/lottery-lobby.ts'
import { HistorySkeleton } from './draws/history-skeleton.tsx'
import * as css from './lottery-view.css.ts'

/** Where a lottery will stand. */
export function LotterySkeleton() {
  return (
    <div className={css.layout} aria-busy>
      <Skeleton className={css.headPlace} />
      <Skeleton className={css.resultPlace} />
      <Skeleton className={css.factsPlace} />
      <HistorySkeleton count={HISTORY_ROWS} />
    </div>
  )
}
