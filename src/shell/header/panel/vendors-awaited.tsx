import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { FailureNotice } from '../../../parts/site/failure-notice/failure-notice.tsx'
import { gatewayAtom } from '../../../state/gateway.ts'
import { useStandingError } from '../../../state/standing-error.ts'
import { vendorsQuery } from '../../../state/games/vendors.ts'
import { PanelSkeleton } from '../navigation/panel-skeleton.tsx'
import * as css from './game-panel.css.ts'

/** In a drop-down that was opened before its vendors are there: that they come, or why not. */
export function VendorsAwaited() {
  const query = useQuery(vendorsQuery(useAtomValue(gatewayAtom)))
  const { isFetching, refetch } = query
  const error = useStandingError(query)
  if (error === null) return <PanelSkeleton />
  return (
    <div className={css.failed}>
      <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </div>
  )
}
