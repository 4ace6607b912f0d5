import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { describeFailure } from '../../../i18n/failures/failure.ts'
import { patternMessage } from '../../../i18n/failures/pattern-messages.ts'
import type { Refusal } from '../../../rules/failure.ts'
import type { FormField, PlannedField, Problem } from '../../../rules/account/registration/register.ts'

/** Where a pattern says too little of what is missing. */
const EMPTY: Readonly<Partial<Record<FormField, MessageDescriptor>>> = {
  countryDialingCode: msg`Choose a country code`,
  mobileNum: msg`Enter your mobile number`,
  verificationCode: msg`Enter the code from the SMS`,
  birthday: msg`Enter your date of birth`,
  nationality: msg`Choose a country`,
  captcha: msg`Enter the letters in the picture`,
}
const OTHERWISE = msg`Input cannot be empty`

/** What is wrong with a field, for the player (spec 5). */
export function problemWords(name: FormField, problem: Problem): MessageDescriptor {
  switch (problem.kind) {
    case 'pattern':
      return patternMessage(problem.patternId, problem)
    case 'empty':
      return EMPTY[name] ?? OTHERWISE
    case 'mobile':
      return msg`Please enter a valid phone number.`
    case 'date':
      return msg`Enter a valid date`
    case 'confirm':
      return msg`Incorrect confirmation input: the two passwords are not the same.`
    case 'login-password':
      return msg`Choose one that is different from your login password.`
    case 'age': {
      const { age } = problem
      return msg`Accounts are for people aged ${age} and over.`
    }
  }
}

/** What the server says of a field without saying why; the field's own rule says more. */
const MISFIT = /format (?:is )?incorrect|incorrect format|correct user information/

/** What the server has against a field, in our words where they are known. */
export function refusalText(i18n: I18n, { name, rule }: PlannedField, refusal: Refusal): string {
  const hasPattern = !(name in EMPTY)
  return hasPattern && MISFIT.test(refusal.serverMessage.toLowerCase())
    ? i18n._(patternMessage(rule.patternId, rule))
    : describeFailure(i18n, refusal).detail
}
