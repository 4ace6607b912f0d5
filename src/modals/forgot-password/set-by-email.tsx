import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { textButton } from '../../ui/actions/text-button.css.ts'
import { useCodeForm } from '../../parts/account/sms-code/use-code-form.ts'
import { NewPasswordFields } from '../../parts/security/password-form/new-password-fields.tsx'
import { UnheardChange } from '../../parts/security/password-form/unheard-change.tsx'
import { NEW_PASSWORD_NAMES, usePasswordRule } from '../../parts/security/password-form/use-password-rule.ts'
import { Form } from '../../parts/site/form/form.tsx'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import { logInByNameAtom } from '../../state/account/login/log-in-by-name.ts'
import { setPasswordByEmailAtom } from '../../state/security/password.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { UserNameField } from '../../ui/fields/user-name-field.tsx'
import { useStep } from './use-step.ts'

interface SetByEmailProps {
  /** Hidden it keeps what was typed. */
  readonly hidden: boolean
  /** What was typed in the other step. */
  readonly username: string
  /** Once one is logged in. */
  readonly onDone: () => void
  /** To ask for another e-mail; with the username that was typed so far. */
  readonly onBack: (username: string) => void
}

/** Sets the new password with the code of the e-mail. */
export function SetByEmail({ hidden, username, onDone, onBack }: SetByEmailProps) {
  const { t } = useLingui()
  const setPassword = useSetAtom(setPasswordByEmailAtom)
  const logIn = useSetAtom(logInByNameAtom)
  const queries = useQueryClient()
  const rule = usePasswordRule()
  /** What was sent without an answer. */
  const [unheard, setUnheard] = useState<{ username: string; password: string } | null>(null)
  const form = useCodeForm({
    code: { missing: msg`Enter the code from the e-mail` },
    names: ['username', 'verificationCode', ...NEW_PASSWORD_NAMES],
    validate: (values) => ({
      ...(!values.username && { username: msg`Enter your username` }),
      ...rule.check(values),
    }),
    submit: async ({ username: name, verificationCode, newPassword }) => {
      setUnheard(null)
      try {
        await setPassword({ username: name, verificationCode, newPassword }, queries)
      } catch (error) {
        if (mayHaveHappened(error)) setUnheard({ username: name, password: newPassword })
        throw error
      }
      onDone()
    },
  })
  const typedName = useStep(form.element, { hidden, username })
  const tryOut = async (): Promise<void> => {
    if (unheard) await logIn(unheard, queries)
    onDone()
  }
  return (
    <Form
      of={form}
      hidden={hidden}
      send={<Trans>Set password and log in</Trans>}
      button={{ size: 'l' }}
      failure={unheard ? <UnheardChange onTry={tryOut} /> : undefined}
      end={
        <button type="button" className={textButton} onClick={() => onBack(typedName())}>
          <Trans>Send another e-mail</Trans>
        </button>
      }
    >
      <UserNameField
        id="reset-username"
        defaultValue={username}
        data-focus={username === '' || undefined}
        error={form.errorOf('username')}
      />
      <TextField
        id="reset-code"
        name="verificationCode"
        label={t`Code from the e-mail`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={16}
        required
        data-focus
        error={form.errorOf('verificationCode')}
      />
      <NewPasswordFields id="reset" rule={rule} errorOf={form.errorOf} />
    </Form>
  )
}
