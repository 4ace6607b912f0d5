import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { CodeField } from '../../../../parts/account/sms-code/code-field.tsx'
import { SendCode } from '../../../../parts/account/sms-code/send-code.tsx'
import { useCodeForm } from '../../../../parts/account/sms-code/use-code-form.ts'
import { bindEmailAtom } from '../../../../state/security/account-security.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { emailError, useEmailCode } from './use-email-code.ts'
import { AccountForm } from '../account-form.tsx'

/** Another e-mail address: its code shows that it is one's own, the password that it is one's account. */
export function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui()
  const bind = useSetAtom(bindEmailAtom)
  const queries = useQueryClient()
  const code = useEmailCode()
  const form = useCodeForm({
    code,
    names: ['email', 'verificationCode', 'password'],
    validate: ({ email, password }) => {
      const wrong = emailError(email)
      return { ...(wrong && { email: wrong }), ...(!password && { password: msg`Enter your current password` }) }
    },
    submit: async (values) => {
      await bind(values, queries)
      onDone()
    },
  })
  return (
    <AccountForm of={form} send={<Trans>Save e-mail address</Trans>}>
      <TextField
        id="bind-email"
        name="email"
        type="email"
        label={t`E-mail`}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        maxLength={254}
        required
        error={form.errorOf('email')}
      />
      <SendCode code={code} onSend={code.sendFrom} />
      <CodeField
        id="bind-email-code"
        label={t`Code from the e-mail`}
        inputMode="text"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={16}
        enterKeyHint="next"
        error={form.errorOf('verificationCode')}
      />
      <OwnPasswordField id="bind-email-password" error={form.errorOf('password')} />
    </AccountForm>
  )
}
