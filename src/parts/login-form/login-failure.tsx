import { useLingui } from '@lingui/react/macro'
import { describeIdentityFailure } from '../../i18n/identity-failures.ts'
import { Alert } from '../../ui/alert.tsx'

/** Why a login did not go through, in the form that sent it. */
export function LoginFailure({ error }: { readonly error: unknown }) {
  const { i18n } = useLingui()
  const { title, detail } = describeIdentityFailure(i18n, error)
  return (
    <Alert tone="bad" title={title}>
      <p>{detail}</p>
    </Alert>
  )
}
