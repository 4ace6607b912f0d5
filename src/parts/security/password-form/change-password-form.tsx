import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/actions/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { FailureNotice } from '../../site/failure-notice/failure-notice.tsx'
import { AccountName } from './account-name.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import * as css from './password-form.css.ts'
import { UnheardChange } from './unheard-change.tsx'
import { CHANGE_NAMES, useChangePassword } from './use-change-password.ts'
import { useFieldFailure } from '../../site/failure-notice/use-field-failure.ts'

/** The repetition has two names (spec 3, "Change-password payload" and "Registration user"). */
const WIRE_NAMES = new Map([['confirmNewPassword', 'confirmPassword']] as const)

interface ChangePasswordFormProps {
  /** Once the password is changed; one is logged in with it again, or a prompt says what to do. */
  readonly onDone: () => void
}

/** Another password, forced or by choice (spec 4 and 5, "Change password"). */
export function ChangePasswordForm({ onDone }: ChangePasswordFormProps) {
  const { t } = useLingui()
  const { form, rule, asksOld, unheard, tryOut } = useChangePassword(onDone)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, CHANGE_NAMES, WIRE_NAMES)
  return (
    <form {...form.props} onInput={onInput} ref={element} method="post" className={css.form}>
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
          error={errorOf('oldPassword')}
        />
      )}
      <NewPasswordFields id="change-password" rule={rule} errorOf={errorOf} first={!asksOld} />
      {unheard && <UnheardChange onTry={tryOut} />}
      {failure !== null && !unheard && <FailureNotice error={failure} />}
      <Button type="submit" size="l" wide busy={form.busy}>
        <Trans>Change password</Trans>
      </Button>
    </form>
  )
}
