import {
  judgeRegistration,
  type FormField,
  type Judgement,
  type PlannedField,
} from '../../../rules/account/registration/register.ts'
import type { Errors } from '../../../ui/fields/use-form.ts'
import { isHalfTyped, typedOf } from './form-values.ts'
import { problemWords } from './problem-messages.ts'

/** What is wrong with a form whose fields the server's rules ask for. @param form its element, whose dates may be half typed */
export function ruleErrors(
  fields: readonly PlannedField[],
  values: Readonly<Record<string, string>>,
  form: HTMLFormElement | null,
  by: Judgement,
): Errors<FormField> {
  const wrong = judgeRegistration(fields, typedOf(fields, values), by)
  const errors: Errors<FormField> = Object.fromEntries(wrong.map(([name, it]) => [name, problemWords(name, it)]))
  // A date that is half typed gives no value, as if none were meant.
  for (const { name } of fields) if (isHalfTyped(form, name)) errors[name] = problemWords(name, { kind: 'date' })
  return errors
}
