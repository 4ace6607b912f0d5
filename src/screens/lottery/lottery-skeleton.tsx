import { Skeleton } from '../../ui/states/skeleton.tsx'
import { HISTORY_ROWS } from '../../rules/lottery/lottery-lobby.ts'
import { HistoryWaiting } from './draws/history-skeleton.tsx'
import * as css from './lottery-view.css.ts'

/** Where a lottery will stand. */
export function LotteryWaiting() {
  return (
    <div className={css.layout} aria-busy>
      <Skeleton className={css.headPlace} />
      <Skeleton className={css.resultPlace} />
      <Skeleton className={css.factsPlace} />
      <HistoryWaiting count={HISTORY_ROWS} />
    </div>
  )
}
