import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { beginAuthenticatorAtom } from '../../../../state/security/account-security.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { AuthenticatorSecret } from './authenticator-secret.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'

/** Adds an authenticator app: the password first, then a secret for the app, then a code of it. */
export function AuthenticatorForm({ onDone }: { readonly onDone: () => void }) {
  const begin = useSetAtom(beginAuthenticatorAtom)
  /** It stays on this page alone, and goes with the form. */
  const [secret, setSecret] = useState<string | null>(null)
  useHoldReload(secret !== null)
  if (secret !== null) return <AuthenticatorSecret secret={secret} onDone={onDone} />
  return (
    <OwnPasswordForm
      id="authenticator-password"
      send={<Trans>Continue</Trans>}
      onPassword={async (password) => setSecret(await begin(password))}
    >
      <p>
        <Trans>
          An authenticator app generates a new code every 30 seconds. The code confirms a login from an IP address that
          is new to your account.
        </Trans>
      </p>
    </OwnPasswordForm>
  )
}
