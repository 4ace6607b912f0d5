import type { UseQueryResult } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SectionFailure } from './section-failure.tsx'
import * as css from './section-failure.css.ts'

/** What is read of a query. */
export type Asked<Data> = Pick<UseQueryResult<Data>, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>

interface AnswerProps<Data> {
  readonly query: Asked<Data>
  readonly isEmpty: (data: Data) => boolean
  /** As high as the answer. */
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A section's answer in its four states: on its way, failed, empty, there. None of them moves the page. */
export function Answer<Data>({ query, isEmpty, waiting, children }: AnswerProps<Data>) {
  const { data, errorUpdateCount, isFetching, refetch } = query
  if (data !== undefined && !isEmpty(data)) return children(data)
  if (data !== undefined) {
    return (
      <div className={css.place}>
        <p className={css.line}>
          <Trans>There is nothing here at the moment.</Trans>
        </p>
      </div>
    )
  }
  if (errorUpdateCount === 0) return waiting
  // What asks again by itself has no error meanwhile; the button stays under the finger that comes for it.
  return (
    <SectionFailure onRetry={() => void refetch()} retrying={isFetching}>
      {waiting}
    </SectionFailure>
  )
}
