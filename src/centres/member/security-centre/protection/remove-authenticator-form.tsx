import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { removeAuthenticatorAtom } from '../../../../state/security/account-security.ts'
import { CodeForm } from './code-form.tsx'

/** Takes the authenticator app away, with a code of it. */
export function RemoveAuthenticatorForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui()
  const remove = useSetAtom(removeAuthenticatorAtom)
  const queries = useQueryClient()
  return (
    <CodeForm
      id="remove-authenticator"
      send={t`Confirm removal`}
      onCode={async (code) => {
        await remove(code, queries)
        onDone()
      }}
    >
      <p>
        <Trans>You will then no longer be able to confirm a login from a new IP address with the app.</Trans>
      </p>
    </CodeForm>
  )
}
