import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '../../../ui/states/alert.tsx'

/** An account is there, and what its owner has to know. */
export function OpenedNotice({ username }: { readonly username: string }) {
  const { t } = useLingui()
  return (
    <Alert tone="good" title={t`The account ${username} was opened`}>
      <p>
        <Trans>
          Give its owner the username and the password. They choose a password of their own at the first login.
        </Trans>
      </p>
    </Alert>
  )
}
