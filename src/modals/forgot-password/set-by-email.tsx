import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FailureNotice } from '../../parts/site/failure-notice/failure-notice.tsx'
import { textButton } from '../../ui/actions/text-button.css.ts'
import { NewPasswordFields } from '../../parts/security/password-form/new-password-fields.tsx'
import * as css from '../../parts/security/password-form/password-form.css.ts'
import { UnheardChange } from '../../parts/security/password-form/unheard-change.tsx'
import { useFieldFailure } from '../../parts/site/failure-notice/use-field-failure.ts'
import {
  NEW_PASSWORD_NAMES,
  usePasswordRule,
  type NewPasswordName,
} from '../../parts/security/password-form/use-password-rule.ts'
import { mayHaveHappened } from '../../rules/money/ambiguous-outcome.ts'
import { typedCode } from '../../rules/account/typed-code.ts'
import { logInByNameAtom } from '../../state/account/login/log-in-by-name.ts'
import { setPasswordByEmailAtom } from '../../state/security/password.ts'
import { useHoldReload } from '../../state/site/reload.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { UserNameField } from '../../ui/fields/user-name-field.tsx'
import { readValues, useForm } from '../../ui/fields/use-form.ts'
import { useStep } from './use-step.ts'

type Name = 'username' | 'verificationCode' | NewPasswordName
const NAMES = ['username', 'verificationCode', ...NEW_PASSWORD_NAMES] as const

interface SetByEmailProps {
  /** Hidden it keeps what was typed. */
  readonly hidden: boolean
  /** What was typed in the other step. */
  readonly username: string
  /** Once one is logged in. */
  readonly onDone: () => void
  /** To ask for another e-mail; with the user name that was typed so far. */
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
  const form = useForm<Name>({
    names: NAMES,
    validate: (values) => ({
      ...(values.username ? {} : { username: msg`Enter your user name` }),
      ...(typedCode(values.verificationCode) ? {} : { verificationCode: msg`Enter the code from the e-mail` }),
      ...rule.check(values),
    }),
    submit: async ({ username: name, verificationCode: typed, newPassword }) => {
      const verificationCode = typedCode(typed)
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
  useHoldReload(form.dirty || form.busy)
  const { element, errorOf, failure, onInput } = useFieldFailure(form, NAMES)
  useStep(element, { hidden, username })
  const typed = (): string => (element.current ? readValues(new FormData(element.current), NAMES).username : '')
  const tryOut = async (): Promise<void> => {
    if (unheard) await logIn(unheard, queries)
    onDone()
  }
  return (
    <form {...form.props} onInput={onInput} ref={element} method="post" hidden={hidden} className={css.form}>
      <UserNameField
        id="reset-username"
        defaultValue={username}
        data-focus={username === '' || undefined}
        error={errorOf('username')}
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
        error={errorOf('verificationCode')}
      />
      <NewPasswordFields id="reset" rule={rule} errorOf={errorOf} />
      {unheard && <UnheardChange onTry={tryOut} />}
      {failure !== null && !unheard && <FailureNotice error={failure} />}
      <Button type="submit" size="l" wide busy={form.busy}>
        <Trans>Set password and log in</Trans>
      </Button>
      <button type="button" className={textButton} onClick={() => onBack(typed())}>
        <Trans>Send another e-mail</Trans>
      </button>
    </form>
  )
}
