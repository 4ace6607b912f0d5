import { QueryStates, type QueryStatesProps } from '../../../ui/states/query-states.tsx'
import { FailureNotice } from '../failure-notice/failure-notice.tsx'

interface QueryViewProps<Data> extends Omit<QueryStatesProps<Data>, 'renderFailure'> {
  /** Whether what was known, and could not be asked anew, is said to be so: it may have changed. */
  readonly tellsStale?: boolean
}

/** A query's answer, or what stands in its place; a failure says what happened, and is tried again on request. */
export function QueryView<Data>({ tellsStale = false, ...props }: QueryViewProps<Data>) {
  const { data, error, isFetching, refetch } = props.query
  const renderFailure = (failure: Error) => (
    <FailureNotice error={failure} onRetry={() => void refetch()} retrying={isFetching} />
  )
  return (
    <>
      {tellsStale && data !== undefined && error && renderFailure(error)}
      <QueryStates {...props} renderFailure={renderFailure} />
    </>
  )
}
