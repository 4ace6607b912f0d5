import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { askAtEveryLoginAtom } from '../../../state/known-addresses.ts'
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
      send={always ? <Trans>Ask at new addresses alone</Trans> : <Trans>Ask at every login</Trans>}
      onPassword={async (password) => {
        await ask({ password, always: !always }, queries)
        onDone()
      }}
    >
      <p>
        {always ? (
          <Trans>Logins from the known addresses below are then asked for nothing more.</Trans>
        ) : (
          <Trans>Each login then asks for a code or another proof, from the known addresses below as well.</Trans>
        )}
      </p>
    </OwnPasswordForm>
  )
}
