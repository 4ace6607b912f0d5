import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useFieldFailure } from '../../../../parts/site/failure-notice/use-field-failure.ts'
import * as css from '../../../../parts/security/password-form/password-form.css.ts'
import { CodeField } from '../../../../parts/account/sms-code/code-field.tsx'
import { SendCode } from '../../../../parts/account/sms-code/send-code.tsx'
import { typedCode } from '../../../../rules/account/typed-code.ts'
import { bindEmailAtom } from '../../../../state/security/account-security.ts'
import { useHoldReload } from '../../../../state/site/reload.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { useForm } from '../../../../ui/fields/use-form.ts'
import { ChangeFailure } from './change-failure.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { emailError, useEmailCode } from './use-email-code.ts'

const NAMES = ['email', 'verificationCode', 'password'] as const
type Name = (typeof NAMES)[number]

/** Another e-mail address: its code shows that it is one's own, the password that it is one's account. */
export function EmailForm({ onDone }: { readonly onDone: () => void }) {
  const { t, i18n } = useLingui()
  const bind = useSetAtom(bindEmailAtom)
  const queries = useQueryClient()
  const code = useEmailCode()
  const form = useForm<Name>({
    names: NAMES,
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
  useHoldReload(form.dirty || form.busy || code.sending)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, NAMES)
  return (
    <form
      {...form.props}
      onInput={(event) => {
        code.onInput(event)
        onInput(event)
      }}
      ref={element}
      method="post"
      className={css.form}
    >
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
        error={code.error ? i18n._(code.error) : errorOf('email')}
      />
      <SendCode code={code} onSend={() => element.current && code.sendFrom(element.current)} />
      <CodeField
        id="bind-email-code"
        label={t`Code from the e-mail`}
        inputMode="text"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={16}
        enterKeyHint="next"
        error={errorOf('verificationCode')}
      />
      <OwnPasswordField id="bind-email-password" error={errorOf('password')} />
      <ChangeFailure error={failure} />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Save e-mail address</Trans>
      </Button>
    </form>
  )
}
