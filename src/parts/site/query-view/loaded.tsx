import type { ReactNode } from 'react'
import { WaitsForNetwork } from '../failure-notice/waits-for-network.tsx'
import { QueryView } from './query-view.tsx'
import type { QueryAnswer } from '../../../ui/states/query-states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { Awaited } from '../../../ui/states/placeholder.tsx'

interface LoadedProps<Data> {
  readonly query: QueryAnswer<Data> & { readonly fetchStatus: string }
  /** What will stand there, by its sizes. */
  readonly waiting: readonly Awaited[]
  readonly children: (data: Data) => ReactNode
}

/** What a page is for, or what stands in its place; being offline is told as well. */
export function Loaded<Data>({ query, waiting, children }: LoadedProps<Data>) {
  return (
    <QueryView
      query={query}
      tellsStale
      waiting={
        <>
          {query.fetchStatus === 'paused' && <WaitsForNetwork />}
          <Waiting parts={waiting} />
        </>
      }
    >
      {children}
    </QueryView>
  )
}
