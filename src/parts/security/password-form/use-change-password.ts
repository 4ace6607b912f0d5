import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { mayHaveHappened } from '../../../rules/money/ambiguous-outcome.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'
import { changePasswordAtom, logInAgainAtom } from '../../../state/security/password.ts'
import { typedPasswordAtom } from '../../../state/account/typed-password.ts'
import type { FormState } from '../../../ui/fields/use-form.ts'
import { useServerForm } from '../../site/form/use-server-form.ts'
import { NEW_PASSWORD_NAMES, usePasswordRule, type NewPasswordName, type PasswordRule } from './use-password-rule.ts'

type ChangeName = 'oldPassword' | NewPasswordName
export const CHANGE_NAMES = ['oldPassword', ...NEW_PASSWORD_NAMES] as const

/** The repetition has two names (spec 3, "Change-password payload" and "Registration user"). */
export const repetitionRefused = (failure: unknown): 'confirmPassword' | null =>
  refusedField(failure) === 'confirmNewPassword' ? 'confirmPassword' : null

interface ChangePassword {
  readonly form: FormState<ChangeName>
  readonly rule: PasswordRule
  /** Whether the old one is asked for: it is not where it was typed a moment ago (spec 5). */
  readonly asksOld: boolean
  /** Whether the answer to a change was lost. */
  readonly unheard: boolean
  /** Logs in with the password that was sent, which tells whether it is in use. Throws Failure of the login. */
  readonly tryOut: () => Promise<void>
}

/** Changes the password, logs in again with it, and is done (spec 4, "Change password"). */
export function useChangePassword(onDone: () => void): ChangePassword {
  const typed = useAtomValue(typedPasswordAtom)
  const change = useSetAtom(changePasswordAtom)
  const logInAgain = useSetAtom(logInAgainAtom)
  const queries = useQueryClient()
  const rule = usePasswordRule()
  // What is known when the form comes decides: it is gone as soon as another session begins.
  const [knowsOld, setKnowsOld] = useState(typed !== null)
  /** What was sent without an answer: the field may hold something else by the time that it is tried. */
  const [unheard, setUnheard] = useState<string | null>(null)
  const form = useServerForm({
    names: CHANGE_NAMES,
    refusedAt: repetitionRefused,
    validate: ({ oldPassword, ...values }) => {
      const wrong = rule.check(values)
      const old = knowsOld ? typed : oldPassword
      const same = !wrong.newPassword && values.newPassword === old
      return {
        ...(knowsOld || oldPassword ? {} : { oldPassword: msg`Enter your current password` }),
        ...wrong,
        ...(same ? { newPassword: msg`Choose a password other than your current one.` } : {}),
      }
    },
    submit: async ({ oldPassword, newPassword }) => {
      setUnheard(null)
      try {
        await change(knowsOld ? { newPassword } : { oldPassword, newPassword }, queries)
      } catch (error) {
        if (mayHaveHappened(error)) setUnheard(newPassword)
        // What was typed a moment ago is not taken: then it has to be typed again.
        if (refusedField(error) === 'oldPassword') setKnowsOld(false)
        throw error
      }
      onDone()
    },
  })
  return {
    form,
    rule,
    asksOld: !knowsOld,
    unheard: unheard !== null,
    tryOut: async () => {
      if (unheard !== null) await logInAgain(unheard, queries)
      onDone()
    },
  }
}
