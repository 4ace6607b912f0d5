import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Form } from '../../site/form/form.tsx'
import { AccountName } from './account-name.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { UnheardChange } from './unheard-change.tsx'
import { useChangePassword } from './use-change-password.ts'

interface ChangePasswordFormProps {
  /** Once the password is changed; one is logged in with it again, or a prompt says what to do. */
  readonly onDone: () => void
}

/** Another password, forced or by choice (spec 4 and 5, "Change password"). */
export function ChangePasswordForm({ onDone }: ChangePasswordFormProps) {
  const { t } = useLingui()
  const { form, rule, asksOld, unheard, tryOut } = useChangePassword(onDone)
  return (
    <Form
      of={form}
      send={<Trans>Change password</Trans>}
      button={{ size: 'l' }}
      failure={unheard ? <UnheardChange onTry={tryOut} /> : undefined}
    >
      <AccountName />
      {asksOld && (
        <PasswordField
          id="change-password-old"
          name="oldPassword"
          label={t`Current password`}
          autoComplete="current-password"
          enterKeyHint="next"
          maxLength={128}
          required
          data-focus
          error={form.errorOf('oldPassword')}
        />
      )}
      <NewPasswordFields id="change-password" rule={rule} errorOf={form.errorOf} first={!asksOld} />
    </Form>
  )
}
