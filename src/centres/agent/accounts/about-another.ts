/** The words of a registration where they are about somebody else than who types. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldGroup, FieldLook } from '../../../parts/account/rule-fields/field-looks.ts'
import type { FormField } from '../../../rules/account/registration/register.ts'
import type { Errors } from '../../../ui/fields/use-form.ts'

export const TITLES: Readonly<Partial<Record<FieldGroup, MessageDescriptor>>> = {
  account: msg`Their account`,
  person: msg`About them`,
  contact: msg`How to reach them`,
  payment: msg`Their payments`,
}

const LABELS: Readonly<Partial<Record<FormField, Partial<FieldLook>>>> = {
  payeeName: {
    label: msg`Name on their bank account`,
    hint: msg`Exactly as their bank has it. Withdrawals are paid only to this name.`,
  },
}

/** A field about somebody else: what the browser knows of who types does not belong there. */
export const lookOfAnother = (look: FieldLook, name: FormField): FieldLook => ({
  ...look,
  ...LABELS[name],
  autoComplete: look.kind === 'password' ? 'new-password' : 'off',
})

const EMPTY: Readonly<Partial<Record<FormField, MessageDescriptor>>> = {
  mobileNum: msg`Enter their mobile number`,
  birthday: msg`Enter their date of birth`,
}

/** What is missing of somebody else. */
export function aboutAnother(
  errors: Errors<FormField>,
  values: Readonly<Partial<Record<FormField, string>>>,
): Errors<FormField> {
  const theirs = Object.entries(EMPTY).filter(([name]) => {
    // The table's own keys.
    const field = name as FormField
    return errors[field] && !values[field]
  })
  return { ...errors, ...Object.fromEntries(theirs) }
}
