import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useFieldFailure } from '../../../../parts/site/failure-notice/use-field-failure.ts'
import { AccountName } from '../../../../parts/security/password-form/account-name.tsx'
import { NewPasswordFields } from '../../../../parts/security/password-form/new-password-fields.tsx'
import * as css from '../../../../parts/security/password-form/password-form.css.ts'
import { CHANGE_NAMES, type ChangeName } from '../../../../parts/security/password-form/use-change-password.ts'
import { usePasswordRule } from '../../../../parts/security/password-form/use-password-rule.ts'
import { paymentPasswordRule } from '../../../../rules/account/register-fields.ts'
import { setPaymentPasswordAtom } from '../../../../state/security/account-security.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { useForm } from '../../../../ui/fields/use-form.ts'
import { ChangeFailure } from './change-failure.tsx'

/** As with the login password, the repetition has two names. */
const WIRE_NAMES = new Map([['confirmNewPassword', 'confirmPassword']] as const)

interface PaymentPasswordFormProps {
  /** Whether there is none yet; then the login password shows who it is. */
  readonly isFirst: boolean
  readonly onDone: () => void
}

/** The password that guards payments: set, or changed. */
export function PaymentPasswordForm({ isFirst, onDone }: PaymentPasswordFormProps) {
  const { t } = useLingui()
  const set = useSetAtom(setPaymentPasswordAtom)
  const queries = useQueryClient()
  const rule = usePasswordRule(paymentPasswordRule)
  const form = useForm<ChangeName>({
    names: CHANGE_NAMES,
    validate: ({ oldPassword, ...values }) => ({
      ...(oldPassword ? {} : { oldPassword: msg`Enter your current password` }),
      ...rule.check(values),
      ...(isFirst && values.newPassword !== '' && values.newPassword === oldPassword
        ? { newPassword: msg`Choose one that is different from your login password.` }
        : {}),
    }),
    submit: async ({ oldPassword, newPassword }) => {
      await set({ oldPassword, newPassword }, queries)
      onDone()
    },
  })
  useHoldReload(form.dirty || form.busy)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, CHANGE_NAMES, WIRE_NAMES)
  return (
    <form {...form.props} onInput={onInput} ref={element} method="post" className={css.form}>
      {isFirst && <AccountName />}
      <PasswordField
        id="payment-password-old"
        name="oldPassword"
        label={isFirst ? t`Login password` : t`Current payment password`}
        autoComplete={isFirst ? 'current-password' : 'off'}
        enterKeyHint="next"
        maxLength={128}
        required
        error={errorOf('oldPassword')}
      />
      <NewPasswordFields id="payment-password" rule={rule} errorOf={errorOf} />
      <ChangeFailure error={failure} />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Set payment password</Trans>
      </Button>
    </form>
  )
}
