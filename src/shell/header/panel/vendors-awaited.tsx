import { useQuery } from '@tanstack/react-query'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { vendorsQuery } from '../../../state/games/vendors.ts'
import { QueryStates } from '../../../ui/states/query-states.tsx'
import { PanelSkeleton } from '../navigation/panel-skeleton.tsx'
import * as css from './game-panel.css.ts'

/** In a drop-down that was opened before its vendors are there: that they come, or why not. */
export function VendorsAwaited() {
  const query = useQuery(vendorsQuery)
  const { isFetching, refetch } = query
  return (
    <QueryStates
      query={query}
      waiting={<PanelSkeleton />}
      renderFailure={(error) => (
        <div className={css.failed}>
          <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      )}
    >
      {() => <PanelSkeleton />}
    </QueryStates>
  )
}
