import { useDeferredValue } from 'react'
import type { QueryAnswer } from './query-states.tsx'

/**
 * A query whose first answer comes in a render that gives way to fingers: a screenful that is drawn in one piece keeps them
 * waiting. All that is worked out from it, and every effect, sees the answer in the same render.
 */
export function useDeferredAnswer<Data>(query: QueryAnswer<Data>): QueryAnswer<Data> {
  const isHere = useDeferredValue(query.data !== undefined)
  if (isHere || query.data === undefined) return query
  const { error, errorUpdateCount = 0, isFetching, refetch } = query
  return { data: undefined, error, errorUpdateCount, isFetching, refetch }
}
