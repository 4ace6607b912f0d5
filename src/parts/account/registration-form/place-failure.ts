import type { I18n } from '@lingui/core'
import { describeFailure } from '../../../i18n/failures/failure.ts'
import { describeIdentityFailure } from '../../../i18n/failures/identity-failures.ts'
import { Refusal } from '../../../rules/failure.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'
import type { FormField, PlannedField } from '../../../rules/account/registration/register.ts'
import { refusalText } from '../rule-fields/problem-messages.ts'

/** The one place where a failed registration is told. */
export type Place =
  | { readonly at: 'field'; readonly name: FormField; readonly words: string }
  /** An affiliate's code that is not good (spec 8, "Invalid affiliate code": a warning dialog); then at its field. */
  | { readonly at: 'dialog'; readonly name: 'affiliateCode'; readonly words: string }
  | { readonly at: 'form' }

/** Finds it: at the field that the refusal names, where the form has that one; else in the form. */
export function placeFailure(i18n: I18n, error: unknown, fields: readonly PlannedField[]): Place {
  const named = refusedField(error)
  const refusal = error instanceof Refusal ? error : null
  if (refusal && (refusal.endpoint === 'checkAffiliateCode' || named === 'affiliateCode'))
    return { at: 'dialog', name: 'affiliateCode', words: describeFailure(i18n, refusal).detail }
  const field = fields.find(({ name }) => name === named)
  if (!field) return { at: 'form' }
  const words = refusal ? refusalText(i18n, field, refusal) : describeIdentityFailure(i18n, error).detail
  return { at: 'field', name: field.name, words }
}
