import { useLingui } from '@lingui/react/macro'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import type { NewPasswordName, PasswordRule } from './use-password-rule.ts'

interface NewPasswordFieldsProps {
  /** The form's; the inputs' ids begin with it. */
  readonly id: string
  readonly rule: PasswordRule
  readonly errorOf: (name: NewPasswordName) => string | undefined
  /** Whether the first of the two is the first of the form. */
  readonly first?: boolean
}

/** A new password and its repetition, with what the server asks of it (spec 5, "Change password"). */
export function NewPasswordFields({ id, rule, errorOf, first = false }: NewPasswordFieldsProps) {
  const { i18n, t } = useLingui()
  const shared = { autoComplete: 'new-password', maxLength: 128, required: true } as const
  return (
    <>
      <PasswordField
        {...shared}
        id={`${id}-new`}
        name="newPassword"
        label={t`New password`}
        hint={rule.hint ? i18n._(rule.hint) : undefined}
        enterKeyHint="next"
        error={errorOf('newPassword')}
        data-focus={first || undefined}
      />
      <PasswordField
        {...shared}
        id={`${id}-confirm`}
        name="confirmPassword"
        label={t`Repeat the new password`}
        enterKeyHint="go"
        error={errorOf('confirmPassword')}
      />
    </>
  )
}
