import { QueryStates, type QueryStatesProps } from '../../../ui/states/query-states.tsx'
import { FailureNotice } from '../failure-notice/failure-notice.tsx'

type QueryViewProps<Data> = Omit<QueryStatesProps<Data>, 'renderFailure'>

/** A query's answer, or what stands in its place; a failure says what happened, and is tried again on request. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { isFetching, refetch } = props.query
  return (
    <QueryStates
      {...props}
      renderFailure={(error) => <FailureNotice error={error} onRetry={() => void refetch()} retrying={isFetching} />}
    />
  )
}
