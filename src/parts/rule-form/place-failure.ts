import type { I18n } from '@lingui/core'
import { describeIdentityFailure } from '../../i18n/identity-failures.ts'
import { Refusal } from '../../rules/failure.ts'
import { IdentityFailure } from '../../rules/identity-failure.ts'
import type { FormField, PlannedField } from '../../rules/register.ts'
import { refusalWords } from './problem-words.ts'

/** The one place where a failed registration is told. */
export type Place =
  | { readonly at: 'field'; readonly name: FormField; readonly words: string }
  /** An affiliate's code that is not good (spec 8, "Invalid affiliate code": a warning dialog). */
  | { readonly at: 'dialog' }
  | { readonly at: 'form' }

/** Finds it: at the field that the refusal names, where the form has that one; else in the form. */
export function placeFailure(i18n: I18n, error: unknown, fields: readonly PlannedField[]): Place {
  const find = (wanted: string | null): PlannedField | undefined => fields.find(({ name }) => name === wanted)
  if (error instanceof IdentityFailure) {
    const field = /code/.test(error.problem) ? find('verificationCode') : undefined
    return field
      ? { at: 'field', name: field.name, words: describeIdentityFailure(i18n, error).detail }
      : { at: 'form' }
  }
  if (!(error instanceof Refusal)) return { at: 'form' }
  const named = fieldOf(error)
  if (error.endpoint === 'checkAffiliateCode' || named === 'affiliateCode') return { at: 'dialog' }
  const field = find(named)
  return field ? { at: 'field', name: field.name, words: refusalWords(i18n, field, error) } : { at: 'form' }
}

/** The field that a refusal names in its value, by its wire name. Spec: not shown. */
function fieldOf({ value }: Refusal): string | null {
  return typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string'
    ? value.field
    : null
}
