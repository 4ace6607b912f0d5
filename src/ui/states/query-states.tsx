import { useState, type ReactNode } from 'react'

/** What is read of a query, or of what stands on several of them. */
export interface QueryAnswer<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  /** How often it has failed since it was first asked; unless given, a failure goes once it is asked again. */
  readonly errorUpdateCount?: number
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface QueryStatesProps<Data> {
  readonly query: QueryAnswer<Data>
  /** As large as the answer. */
  readonly waiting: ReactNode
  /** Why there is no answer. */
  readonly renderFailure: (error: Error) => ReactNode
  /** What stands in the place of an empty answer; unless given, it is shown as any other. */
  readonly empty?: ReactNode
  /** Whether the answer is empty; unless given, whether it is a list of nothing. */
  readonly isEmpty?: (data: Data) => boolean
  readonly children: (data: Data) => ReactNode
}

/**
 * A query in its four states: on its way, failed, empty, there. An answer stays while it is asked for again, and where
 * that fails; a failure stays while it is tried again, so that the button under a finger does.
 */
export function QueryStates<Data>({
  query,
  waiting,
  renderFailure,
  empty,
  isEmpty = isEmptyList,
  children,
}: QueryStatesProps<Data>) {
  const { data, error, errorUpdateCount = 0 } = query
  const [last, setLast] = useState(error)
  if (error !== null && error !== last) setLast(error)
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  // What is asked again on request has no error meanwhile; another question has not failed at all.
  const standing = error ?? (errorUpdateCount > 0 ? last : null)
  return standing === null ? waiting : renderFailure(standing)
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0
