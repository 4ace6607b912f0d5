import type { UseQueryResult } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SectionFailure } from './section-failure.tsx'
import * as css from './section-failure.css.ts'

interface AnswerProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>
  readonly isEmpty: (data: Data) => boolean
  /** As high as the answer. */
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A section's answer in its four states: on its way, failed, empty, there. None of them moves the page. */
export function Answer<Data>({ query: { data, isError, refetch }, isEmpty, waiting, children }: AnswerProps<Data>) {
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
  if (isError) return <SectionFailure onRetry={() => void refetch()}>{waiting}</SectionFailure>
  return waiting
}
