import { useLingui } from '@lingui/react/macro'
import { AccountName } from '../../../../parts/security/password-form/account-name.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'

interface OwnPasswordFieldProps {
  readonly id: string
  readonly error: string | undefined
}

/** The login password, without which nobody changes what guards an account, whoever left it open. */
export function OwnPasswordField({ id, error }: OwnPasswordFieldProps) {
  const { t } = useLingui()
  return (
    <>
      <AccountName />
      <PasswordField
        id={id}
        name="password"
        label={t`Login password`}
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={128}
        required
        error={error}
      />
    </>
  )
}
