import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { describeIdentityFailure } from '../../../i18n/failures/identity-failures.ts'
import { Alert } from '../../../ui/states/alert.tsx'
import { Reference } from '../../site/failure-notice/reference.tsx'

/** Why there is no account yet, where no field is to blame: what a third party or the gateway says. */
export function RegisterFailure({ error }: { readonly error: unknown }) {
  const { i18n } = useLingui()
  // Kept for one error, so that the reference does not change while it is being read out.
  const { title, detail, reference } = useMemo(() => describeIdentityFailure(i18n, error), [i18n, error])
  return (
    <Alert tone="bad" title={title}>
      <p>{detail}</p>
      <Reference text={reference} />
    </Alert>
  )
}
