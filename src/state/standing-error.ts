import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why there is no answer yet. A query that is asked again on request has no error meanwhile: this keeps the last one until an
 * answer is there, so that the button under a finger stays.
 * @param query one that this view asks as long as it is shown
 */
export function useStandingError({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): Error | null {
  const [last, setLast] = useState(error)
  if (error !== null && error !== last) setLast(error)
  return data === undefined ? (error ?? last) : null
}
