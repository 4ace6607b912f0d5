import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { describeIdentityFailure } from '../../../i18n/failures/identity-failures.ts'
import { Refusal } from '../../../rules/failure.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Reference } from '../../site/failure-notice/reference.tsx'

/** Why a login did not go through, in the form that sent it; what the server has refused explains itself. */
export function LoginFailure({ error }: { readonly error: unknown }) {
  const { i18n } = useLingui()
  // Kept for one error, so that the reference does not change while it is being read out.
  const { title, detail, reference } = useMemo(() => describeIdentityFailure(i18n, error), [i18n, error])
  return (
    <Alert tone="bad" title={title}>
      <p>{detail}</p>
      {!(error instanceof Refusal) && <Reference text={reference} />}
    </Alert>
  )
}
