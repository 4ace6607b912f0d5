import { Trans } from '@lingui/react/macro'
import { QueryStates, type QueryStatesProps } from '../../../ui/states/query-states.tsx'
import { SectionFailure } from './section-failure.tsx'
import * as css from './section-failure.css.ts'

/** A section's answer, or what stands in its place. None of it moves the page. */
export function SectionAnswer<Data>(props: Omit<QueryStatesProps<Data>, 'renderFailure' | 'empty'>) {
  const { isFetching, refetch } = props.query
  return (
    <QueryStates
      {...props}
      empty={
        <div className={css.place}>
          <p className={css.line}>
            <Trans>There is nothing here at the moment.</Trans>
          </p>
        </div>
      }
      renderFailure={() => (
        <SectionFailure onRetry={() => void refetch()} retrying={isFetching}>
          {props.waiting}
        </SectionFailure>
      )}
    />
  )
}
