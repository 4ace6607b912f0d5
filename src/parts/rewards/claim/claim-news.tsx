import type { ComponentProps } from 'react'
import { QueryView } from '../../site/query-view/query-view.tsx'
import { ClaimOutcome } from './claim-outcome.tsx'

/** What has become of claims: pending, done, refused; and that nothing can be claimed while the records are not known. */
export function ClaimNews(props: ComponentProps<typeof ClaimOutcome>) {
  return (
    <>
      <QueryView query={props.claim.money.records} waiting={null}>
        {() => null}
      </QueryView>
      <ClaimOutcome {...props} />
    </>
  )
}
