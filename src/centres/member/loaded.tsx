import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { WaitsForNetwork } from '../../parts/site/failure-notice/waits-for-network.tsx'
import type { Awaited } from '../../ui/states/placeholder.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  /** What will stand there, by its sizes. */
  readonly waiting: readonly Awaited[]
  readonly children: (data: Data) => ReactNode
}

/**
 * What has been asked for, or what stands in its place. What was known stands also where it could not be asked anew; that is
 * said above it, since it may have changed.
 */
export function Loaded<Data>({ query, waiting, children }: LoadedProps<Data>) {
  const { data, error, refetch, isFetching, fetchStatus } = query
  return (
    <>
      {error && <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data === undefined && !error && (
        <>
          {fetchStatus === 'paused' && <WaitsForNetwork />}
          <Waiting parts={waiting} />
        </>
      )}
      {data !== undefined && children(data)}
    </>
  )
}
