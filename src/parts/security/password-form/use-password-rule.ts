import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useQuery } from '@tanstack/react-query'
import { patternMessage } from '../../../i18n/failures/pattern-messages.ts'
import { checkPattern } from '../../../rules/account/registration/patterns.ts'
import {
  passwordRule,
  type FieldRule,
  type RegisterRules,
} from '../../../rules/account/registration/register-fields.ts'
import { registerRulesQuery } from '../../../state/account/registration/register-rules.ts'
import type { Errors, Values } from '../../../ui/fields/use-form.ts'

/** The fields of a new password. */
export const NEW_PASSWORD_NAMES = ['newPassword', 'confirmPassword'] as const
export type NewPasswordName = (typeof NEW_PASSWORD_NAMES)[number]

export interface PasswordRule {
  /** What a new password has to be; `null` until the server has said so. */
  readonly hint: MessageDescriptor | null
  /** What is wrong with one and its repetition (spec 5, "Change password"). */
  readonly check: (values: Values<NewPasswordName>) => Errors<NewPasswordName>
}

/**
 * The server's rule for passwords, as registration has it. While it is not known, the server alone judges.
 * @param choose which of the rules, where it is not that of the login password
 */
export function usePasswordRule(choose: (rules: RegisterRules) => FieldRule = passwordRule): PasswordRule {
  const { data } = useQuery(registerRulesQuery)
  const rule = data && choose(data)
  const hint = rule ? patternMessage(rule.patternId, rule) : null
  return {
    hint,
    check: ({ newPassword, confirmPassword }) => {
      const weak =
        newPassword === ''
          ? (hint ?? msg`Choose a new password`)
          : rule && !checkPattern(rule.patternId, newPassword, rule)
            ? hint
            : null
      const wrong =
        confirmPassword === ''
          ? msg`Repeat the new password`
          : confirmPassword !== newPassword
            ? msg`Incorrect confirmation input: the two passwords are not the same.`
            : null
      return { ...(weak ? { newPassword: weak } : {}), ...(wrong ? { confirmPassword: wrong } : {}) }
    },
  }
}
