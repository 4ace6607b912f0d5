import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { AccountName } from '../../../../parts/security/password-form/account-name.tsx'
import { NewPasswordFields } from '../../../../parts/security/password-form/new-password-fields.tsx'
import { CHANGE_NAMES, repetitionRefused } from '../../../../parts/security/password-form/use-change-password.ts'
import { usePasswordRule } from '../../../../parts/security/password-form/use-password-rule.ts'
import { useServerForm } from '../../../../parts/site/form/use-server-form.ts'
import { paymentPasswordRule } from '../../../../rules/account/registration/register-fields.ts'
import { setPaymentPasswordAtom } from '../../../../state/security/account-security.ts'
import { PasswordField } from '../../../../ui/fields/password-field.tsx'
import { AccountForm } from '../account-form.tsx'

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
  const form = useServerForm({
    names: CHANGE_NAMES,
    refusedAt: repetitionRefused,
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
  return (
    <AccountForm of={form} send={<Trans>Set payment password</Trans>}>
      {isFirst && <AccountName />}
      <PasswordField
        id="payment-password-old"
        name="oldPassword"
        label={isFirst ? t`Login password` : t`Current payment password`}
        autoComplete={isFirst ? 'current-password' : 'off'}
        enterKeyHint="next"
        maxLength={128}
        required
        error={form.errorOf('oldPassword')}
      />
      <NewPasswordFields id="payment-password" rule={rule} errorOf={form.errorOf} />
    </AccountForm>
  )
}
