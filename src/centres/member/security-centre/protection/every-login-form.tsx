import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { askAtEveryLoginAtom } from '../../../../state/security/known-addresses.ts'
import { OwnPasswordForm } from './own-password-form.tsx'

interface EveryLoginFormProps {
  /** Whether every login is asked for more just now. */
  readonly always: boolean
  readonly onDone: () => void
}

/** Has every login asked for one more proof, or those from unknown addresses alone; with the login password. */
export function EveryLoginForm({ always, onDone }: EveryLoginFormProps) {
  const ask = useSetAtom(askAtEveryLoginAtom)
  const queries = useQueryClient()
  return (
    <OwnPasswordForm
      id="every-login-password"
      send={always ? <Trans>Ask only for new IP addresses</Trans> : <Trans>Ask at every login</Trans>}
      onPassword={async (password) => {
        await ask({ password, always: !always }, queries)
        onDone()
      }}
    >
      <p>
        {always ? (
          <Trans>Logins from the known IP addresses below will then need no further verification.</Trans>
        ) : (
          <Trans>
            Every login will then ask for a code or another form of verification, even from the known IP addresses
            below.
          </Trans>
        )}
      </p>
    </OwnPasswordForm>
  )
}
