import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { CodeField } from '../../../../parts/account/sms-code/code-field.tsx'
import { SendCode } from '../../../../parts/account/sms-code/send-code.tsx'
import { typedCode } from '../../../../rules/account/typed-code.ts'
import { bindEmailAtom } from '../../../../state/security/account-security.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { emailError, useEmailCode } from './use-email-code.ts'
import { AccountForm } from '../account-form.tsx'

const NAMES = ['email', 'verificationCode', 'password'] as const
type Name = (typeof NAMES)[number]

/** Another e-mail address: its code shows that it is one's own, the password that it is one's account. */
export function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const { t, i18n } = useLingui()
  const bind = useSetAtom(bindEmailAtom)
  const queries = useQueryClient()
  const code = useEmailCode()
  const form = useAccountForm<Name>({
    names: NAMES,
    busy: code.sending,
    validate: ({ email, verificationCode, password }) => {
      const wrong = emailError(email)
      return {
        ...(wrong ? { email: wrong } : {}),
        ...(typedCode(verificationCode) ? {} : { verificationCode: msg`Enter the code from the e-mail` }),
        ...(password ? {} : { password: msg`Enter your current password` }),
      }
    },
    submit: async ({ email, verificationCode, password }) => {
      await bind({ email, password, verificationCode: typedCode(verificationCode) }, queries)
      onDone()
    },
  })
  return (
    <AccountForm of={form} send={<Trans>Save e-mail address</Trans>} onType={code.onInput}>
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
        error={code.error ? i18n._(code.error) : form.errorOf('email')}
      />
      <SendCode code={code} onSend={() => form.element.current && code.sendFrom(form.element.current)} />
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
