import { Trans, useLingui } from '@lingui/react/macro'
import { FailureNotice } from '../../../../parts/site/failure-notice/failure-notice.tsx'
import { mayHaveHappened } from '../../../../rules/money/ambiguous-outcome.ts'
import { Alert } from '../../../../ui/states/alert.tsx'

/** Why a change did not go through; where no answer came it may have, and the page says how things stand now. */
export function ChangeFailure({ error }: { readonly error: unknown }) {
  const { t } = useLingui()
  if (error === null) return null
  if (!mayHaveHappened(error)) return <FailureNotice error={error} />
  return (
    <Alert tone="warn" title={t`No response received`}>
      <p>
        <Trans>The change may have been saved. Check the status above before you try again.</Trans>
      </p>
    </Alert>
  )
}
