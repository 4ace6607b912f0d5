import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react'
import { describeIdentityFailure } from '../../../i18n/identity-failures.ts'
import { refusedField } from '../../../rules/account/refused-field.ts'
import { focusField } from '../../../ui/fields/focus-field.ts'
import type { Form } from '../../../ui/fields/use-form.ts'

interface FieldFailure<Name extends string> {
  /** The form's element, whose refused field takes the focus. */
  readonly element: RefObject<HTMLFormElement | null>
  /** What is wrong with a field: as judged here, or as the server has said. */
  readonly errorOf: (name: Name) => string | undefined
  /** What went wrong and stands at no field. */
  readonly failure: unknown
  /** For the form: what was said of a field goes as soon as one types there. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Shows each failure in one place: at the field that the server's refusal names, else in the form.
 * @param wireNames the fields whose wire name is another than the form's
 * @param describe puts a refusal into words; those of logins unless given
 */
export function useFieldFailure<Name extends string>(
  form: Form<Name>,
  names: readonly Name[],
  wireNames: ReadonlyMap<string, Name> = new Map(),
  describe: typeof describeIdentityFailure = describeIdentityFailure,
): FieldFailure<Name> {
  const { i18n } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const [mended, setMended] = useState<unknown>(null)
  const failure = form.failure === mended ? null : form.failure
  const wire = refusedField(failure) ?? ''
  const field = wireNames.get(wire) ?? names.find((name) => name === wire)
  const focusRefused = useEffectEvent(() => {
    if (field && element.current) focusField(element.current, field)
  })
  useEffect(() => {
    if (form.failure !== null) focusRefused()
  }, [form.failure])
  return {
    element,
    errorOf: (name) => {
      const error = form.errors[name]
      if (error) return i18n._(error)
      return field === name ? describe(i18n, failure).detail : undefined
    },
    failure: field ? null : failure,
    onInput: (event) => {
      form.props.onInput(event)
      // Events of inputs bubble to the form.
      if ((event.target as HTMLInputElement).name === field) setMended(form.failure)
    },
  }
}
